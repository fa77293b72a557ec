import type { OfferContent, OfferLine } from '#features/quotations/contract/offer.ts';
import { someLegs } from '#features/trips/api/public.ts';
import type { DraftDay } from '#planner/draft.ts';
import type { Candidate, Minute, Problem } from '#planner/model.ts';
import type { OfferDays, OfferGround, OfferPlace } from './offer-ground.ts';
import type { Visit } from './offer-visits.rules.ts';

export const isSomewhere = ({ place, node, outing }: Visit) =>
  place !== null || (node !== null && outing !== undefined && outing.own.size === 0);

/** The planner checks opening hours of `placed` stops, but not of `booked` stops. */
export function draftOf(state: 'booked' | 'placed') {
  return (stops: Visit[]): DraftDay => ({
    stops: stops.map(({ id, begin, minutes }) => ({ id, place: id, begin, minutes, state })),
  });
}

export function problemOf(
  offer: OfferDays,
  days: Visit[][],
  { places, departures, legs, caps }: OfferGround,
  nodeOf: ReadonlyMap<string, number>,
): Problem {
  const known = knownOf(days);
  const nights = nightNodes(offer, days, nodeOf, places);
  const meetings = [...departures.values()].map(({ node }) => node);
  return {
    days: days.map((_, day) => ({
      date: '',
      start: known.length + day,
      end: known.length + day + 1,
      // The planner needs limits, but an offer may start and end at any time of the day.
      earliest: -100_000,
      latest: 100_000,
    })),
    places: known.map(({ id, place }) => candidateOf(id, place === null ? ALWAYS(days.length) : places.get(place)!)),
    anchors: nights.length + meetings.length,
    legs: someLegs(legs, [...known.map(({ node }) => node!), ...nights, ...meetings]),
    must: [],
    avoid: [],
    fixed: [],
    meals: [],
    caps,
    party: { adults: 1, children: 0, seniors: 0 },
    currency: '',
    budget: null,
    needs: [],
    knownHoursOnly: false,
  };
}

export const knownOf = (days: Visit[][]) => days.flat().filter(({ node }) => node !== null);

const ALWAYS = (days: number): Pick<OfferPlace, 'windows' | 'hoursClass'> => ({
  hoursClass: 'open_space',
  windows: Array.from({ length: days }, () => [{ open: -100_000, close: 100_000 }]),
});

function candidateOf(id: string, { windows, hoursClass }: Pick<OfferPlace, 'windows' | 'hoursClass'>): Candidate {
  return {
    id,
    kind: '',
    interest: 0,
    visit: { minimum: 0, typical: 0, maximum: 0 },
    hoursClass: hoursClass ?? 'assumed',
    windows,
    cost: null,
    needs: {},
  };
}

function nightNodes(
  { lines, lodging }: Pick<OfferContent, 'lines' | 'lodging'>,
  days: readonly Visit[][],
  nodeOf: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, { use: 'eat' | 'sleep' | 'visit' }>,
): number[] {
  const meeting = places.size;
  const nights = days.slice(0, -1).map((stops, day) => {
    const midnight = (day + 1) * 1440;
    const bed = lines.find((line) => line.kind === 'lodging' && line.place !== null && isDuring(line, midnight));
    if (bed) return nodeOf.get(bed.place!) ?? meeting;
    const last = stops.findLast(({ index, place, node }) => index !== null && place !== null && node !== null);
    if (!last || (lodging.trim() === '' && places.get(last.place!)!.use !== 'sleep')) return meeting;
    return last.node!;
  });
  return [meeting, ...nights, meeting];
}

function isDuring({ day, begin, minutes }: OfferLine, moment: Minute): boolean {
  const from = day * 1440 + begin;
  return from <= moment && moment < from + minutes;
}
