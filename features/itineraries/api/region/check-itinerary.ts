import { barriersOf, closuresBetween, placeNotices } from '#features/closures/api/public.ts';
import type { PublicClosure } from '#features/closures/contract/closure.ts';
import { closureWords } from '#features/closures/contract/closure-words.ts';
import type { ItineraryDay } from '#features/itineraries/contract/itinerary.ts';
import type { CheckedDay, ItineraryCheck, ItineraryDocument } from '#features/itineraries/contract/region.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { type CheckedPlace, checkedPlaces, legTable } from '#features/places/api/public.ts';
import { dayFromIso, isoFromDay, weekday } from '#planner/hours/calendar.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import { type Ground, type OnDate, pointKey, putOn } from './check-days.rules.ts';
import { namedPlaces, visitedPlaces } from './document.rules.ts';

const DAYS_AHEAD = 28;

export interface Checked {
  check: ItineraryCheck;
  days: ItineraryDay[];
  missing: string[];
  isSound: boolean;
}

/**
 * Checks the next date of each weekday and the announced closures.
 * @param shown weekday for the times in the result, by default the first weekday of the document
 */
export async function checkItinerary(
  db: Database,
  region: Region,
  document: ItineraryDocument,
  shown?: number,
): Promise<Checked> {
  const clock = regionClock(region);
  const date = today(clock);
  const now = dayFromIso(date);
  const named = namedPlaces(document);
  const [places, closures] = await Promise.all([
    checkedPlaces(db, region.id, named),
    closuresBetween(db, region.id, date, isoFromDay(now + DAYS_AHEAD)),
  ]);
  const known = named.flatMap((id) => places.get(id) ?? []);
  const ground = await groundOf(db, region, document, known, []);
  const on = (day: number, among = ground) => putOn(document, among, nextOn(now, day), () => null);

  const weekdays = [...new Set(document.weekdays)].sort((a, b) => a - b);
  const runs = new Map(weekdays.map((day) => [day, on(day)]));
  const asked = shown ?? weekdays[0]!;
  const picture = runs.get(asked) ?? on(asked);
  const broken = weekdays.map((day) => ({ weekday: day, broken: brokenIn(runs.get(day)!) }));
  const isSound = broken.every((one) => one.broken.length === 0);

  const touching = closuresTouching(closures, known, visitedPlaces(document), date);
  const barriers = barriersOf(touching.filter(({ area }) => area !== null));
  const detour = isSound && barriers.length > 0 ? await groundOf(db, region, document, known, barriers) : null;
  const stillFits = !detour || weekdays.every((day) => brokenIn(on(day, detour)).length === 0);

  return {
    check: {
      weekday: asked,
      days: picture.verdict.days.map((_, d) => checkedDay(picture, d)),
      weekdays: broken,
      closures: touching.map(({ area: _area, factor: _factor, ...notice }) => notice),
      needsAttention: attentionOf({ broken, places, touching, stillFits, date }),
      places: known.map(({ hoursRule: _rule, shortest: _shortest, ...place }) => place),
    },
    days: keptDays(document, runs.get(weekdays[0]!)!),
    missing: named.filter((id) => !places.has(id)),
    isSound,
  };
}

async function groundOf(
  db: Database,
  region: Region,
  { days }: ItineraryDocument,
  places: CheckedPlace[],
  barriers: Barrier[],
): Promise<Ground> {
  const ends = days.flatMap(({ start, end }) => [start, end]).flatMap((end) => ('place' in end ? [] : [end]));
  const points = new Map(ends.map((end) => [pointKey(end), { lon: end.lon, lat: end.lat }]));
  const legs = await legTable(
    db,
    region,
    places.map(({ id }) => id),
    [...points.values()],
    barriers,
  );
  return { places, points: [...points.keys()], legs };
}

function brokenIn({ days, verdict }: OnDate): ItineraryCheck['weekdays'][number]['broken'] {
  return verdict.days.flatMap(({ stops }, day) =>
    stops.flatMap(({ broken }, stop) =>
      broken ? [{ day, stop, place: days[day]!.stops[stop]!.place, reason: broken }] : [],
    ),
  );
}

function checkedDay({ problem, days, verdict }: OnDate, d: number): CheckedDay {
  const judged = verdict.days[d]!;
  const nodes = new Map(problem.places.map((place) => [place.id, place]));
  return {
    leave: days[d]!.stops.length > 0 ? problem.days[d]!.earliest : judged.leave,
    back: judged.back,
    stops: days[d]!.stops.map(({ place, begin }, s) => {
      const short = judged.stops[s]!.warnings.find((warning) => warning.code === 'short_visit');
      return {
        begin,
        windows: place === null ? null : (nodes.get(place)?.windows[d] ?? []),
        broken: judged.stops[s]!.broken,
        tooShort: short ? short.minimum : null,
      };
    }),
    legs: judged.legs.map((way) => way && pick(way)),
  };
}

/** In a draft, a leg without a known road or path is stored with 0 minutes. */
function keptDays(document: ItineraryDocument, { days, verdict }: OnDate): ItineraryDay[] {
  return document.days.map((day, d) => ({
    ...day,
    back: verdict.days[d]!.back,
    stops: day.stops.map((stop, s) => ({ ...stop, begin: days[d]!.stops[s]!.begin })),
    legs: verdict.days[d]!.legs.map((way) =>
      way ? pick(way) : { minutes: 0, metres: 0, mode: 'walk', basis: 'estimate' },
    ),
  }));
}

const pick = ({ minutes, metres, mode, basis }: ItineraryDay['legs'][number]) => ({ minutes, metres, mode, basis });

function closuresTouching(
  closures: PublicClosure[],
  places: CheckedPlace[],
  visited: string[],
  date: string,
): PublicClosure[] {
  return closures.filter((closure) => {
    if (closure.place !== null) return visited.includes(closure.place);
    const { notice } = placeNotices([closure], date);
    return places.some((place) => notice(place) !== null);
  });
}

interface Findings {
  broken: ItineraryCheck['weekdays'];
  places: ReadonlyMap<string, CheckedPlace>;
  touching: PublicClosure[];
  stillFits: boolean;
  date: string;
}

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];

/** Returns at most two Spanish sentences, or null. Closures come first, because an editor cannot solve closures. */
function attentionOf({ broken, places, touching, stillFits, date }: Findings): string | null {
  const said = touching.flatMap((closure) => {
    if (closure.place !== null)
      return [`${places.get(closure.place)?.name ?? 'Un lugar'}: ${lower(closureWords(closure, date))}.`];
    return stillFits ? [] : [`${closureWords(closure, date)}: sus tiempos ya no alcanzan.`];
  });
  if (said.length > 0) return said.slice(0, 2).join(' ');
  const first = broken.find((one) => one.broken.length > 0);
  const fault = first?.broken[0];
  if (!first || !fault) return null;
  const name = fault.place === null ? 'Una comida' : (places.get(fault.place)?.name ?? 'Un lugar que ya no está');
  return `Empezando los ${WEEKDAYS[first.weekday]}, ${name} ya no encaja en el día ${fault.day + 1}.`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function nextOn(now: number, day: number): number {
  return now + ((day - weekday(now) + 7) % 7);
}
