import { barriersOf, closedPlaces, closuresBetween } from '#features/closures/api/public.ts';
import type { PublicClosure } from '#features/closures/contract/closure.ts';
import { closureWords, isInForce } from '#features/closures/contract/closure-words.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { cancellationWords } from '#features/operators/contract/cancellation-words.ts';
import { legTable, type PlanningPlace, planningPlaces } from '#features/places/api/public.ts';
import type { OfferContent, OfferDraft, OfferFacts } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import { peopleOf, type RequestedParty } from '#features/quotations/contract/quotation.ts';
import { hoursReader, paceCaps, shutOn } from '#features/trips/api/public.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { holidayTable } from '#planner/hours/holidays.ts';
import type { LegTable } from '#planner/model.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import { type JudgedDays, judgeDays } from './offer-days.rules.ts';
import type { OfferDays, OfferGround, OfferPlace } from './offer-ground.ts';
import type { OfferDeparture } from './offer-visits.rules.ts';

export type { JudgedDays };

export type DaysToCheck = Pick<OfferDraft, 'days' | 'lines' | 'lodging' | 'excludes' | 'startDate' | 'meeting'>;

/** The limits are wider than the planner's limits, because operators may offer longer days. */
const OFFER_CAPS = { walkMetresPerDay: 12_000, driveMinutesPerDay: 330 };

const NOTHING: JudgedDays = { findings: [], remarks: [], metres: 0, driveMinutes: 0, meals: 0 };

export async function checkOffer(db: Database, region: Region, offer: DaysToCheck): Promise<JudgedDays> {
  const { startDate, days, lines = [], lodging = '', excludes = [], meeting = region.settings.centre } = offer;
  if (startDate === undefined || days === undefined) return NOTHING;
  const judged: OfferDays = { startDate, days, lines, lodging, excludes };
  return judgeDays(judged, await groundOf(db, region, judged, meeting));
}

export function factsOf(
  content: OfferContent,
  party: RequestedParty,
  { metres, driveMinutes, meals }: JudgedDays,
  zone: string,
): OfferFacts {
  const people = peopleOf(party);
  return {
    people,
    perPerson: priceOffer(content, people).perPerson,
    metres,
    driveMinutes,
    meals,
    groupMost: content.groupMost,
    policy: cancellationWords(content.policy, zone),
  };
}

async function groundOf(db: Database, region: Region, offer: OfferDays, meeting: Spot): Promise<OfferGround> {
  const first = dayFromIso(offer.startDate);
  const dates = offer.days.map((_, day) => first + day);
  const own = await ownDepartures(db, region.id, offer);
  const programs = own.flatMap(([, { plan }]) => plan.content.days);
  const named = [...[...offer.days, ...programs].flatMap(({ stops }) => stops), ...offer.lines];
  const ids = [...new Set(named.flatMap(({ place }) => place ?? []))];
  const [found, closures] = await Promise.all([
    planningPlaces(db, region.id, { limit: 0, ids }),
    closuresBetween(db, region.id, offer.startDate, isoFromDay(dates.at(-1) ?? first)),
  ]);
  const places = placesOf(region, found, dates, closures);
  const meetings = own.map(([, { plan }]) => plan.content.meeting);
  const legs = await waysOf(db, region, [...places.keys()], [meeting, ...meetings], barriersOf(closures));
  const departures = new Map(
    own.map(([id, { plan, departure }], index): [string, OfferDeparture] => [
      id,
      {
        meeting: plan.content.meeting.name,
        node: places.size + 1 + index,
        days: plan.content.days,
        times: {
          time: departure.localTime,
          startsAt: departure.startsAt.toISOString(),
          endsAt: departure.endsAt.toISOString(),
        },
      },
    ]),
  );
  return { places, departures, legs, caps: { ...paceCaps('full', region.settings), ...OFFER_CAPS } };
}

async function ownDepartures(db: Database, region: string, { lines }: OfferDays) {
  const ids = lines.flatMap(({ departureId }) => departureId ?? []);
  return [...(await readSellables(db, region, [...new Set(ids)]))];
}

function placesOf(
  region: Region,
  found: readonly PlanningPlace[],
  dates: number[],
  closures: PublicClosure[],
): Map<string, OfferPlace> {
  const read = hoursReader(dates, holidayTable(region.country.holidays));
  const closed = closedPlaces(closures);
  return new Map(
    found.map((place) => {
      const shut = closed.get(place.id) ?? [];
      const hours = read(place, false);
      const isUnknown = hours.class === 'assumed' && hours.windows.length === 0;
      const isOpen = isUnknown || hours.class === 'open_space';
      const usual = isOpen ? { ...hours, windows: dates.map(() => [{ open: 0, close: 2880 }]) } : hours;
      return [
        place.id,
        {
          name: place.name,
          use: place.category === 'food' ? 'eat' : place.category === 'lodging' ? 'sleep' : 'visit',
          hoursClass: isUnknown ? null : hours.class,
          windows: shutOn(usual, dates, shut).windows,
          closures: dates.map((date) => {
            const day = isoFromDay(date);
            const closure = shut.find((one) => !one.hours && isInForce(one, day));
            return closure ? closureWords(closure, day) : null;
          }),
        },
      ];
    }),
  );
}

interface Spot {
  lon: number;
  lat: number;
}

/** Travel times are cached, because the editor checks a draft after every change. `MOST_AGE` is in milliseconds. */
const MOST_TABLES = 16;
const MOST_AGE = 60_000;
const tables = new Map<string, { at: number; table: Promise<LegTable> }>();

function waysOf(
  db: Database,
  region: Region,
  ids: string[],
  points: readonly Spot[],
  barriers: Barrier[],
): Promise<LegTable> {
  const spots = points.map(({ lon, lat }) => ({ lon, lat }));
  const key = JSON.stringify([region.id, ids, spots, barriers]);
  const kept = tables.get(key);
  const isFresh = kept !== undefined && kept.at > Date.now() - MOST_AGE;
  const entry = isFresh ? kept : { at: Date.now(), table: legTable(db, region, ids, spots, barriers) };
  tables.delete(key);
  tables.set(key, entry);
  entry.table.catch(() => tables.delete(key));
  if (tables.size > MOST_TABLES) tables.delete(tables.keys().next().value!);
  return entry.table;
}
