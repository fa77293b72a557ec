import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Candidate } from '#planner/model.ts';
import { metresBetween } from '#planner/roads/ways.ts';

const MOST_EATING = 45;
/** Tables within this distance of a sight, in metres, are on its way. A table without known hours counts as farther. */
const ASSUMED_FARTHER = 500;

export interface Rated {
  place: PlanningPlace;
  isAsked: boolean;
  candidate: Candidate;
}

/** A part's share of the interest of its whole, above which the part stands for the whole. */
const STANDS_FOR_WHOLE = 0.55;

/**
 * Of a whole place and its parts, either the interesting parts stay or the whole. The most interesting part gets the
 * interest of the whole, because a visit of it counts as a visit of the whole.
 *
 * @param rated most interesting first.
 */
export function withoutWholes(rated: Rated[]): Rated[] {
  const byId = new Map(rated.map((one) => [one.place.id, one]));
  const gone = new Set<string>();
  const wholeOf = new Map<string, Rated>();
  for (const part of rated) {
    const whole = part.place.partOf === null ? undefined : byId.get(part.place.partOf);
    if (whole === undefined) continue;
    const stands = part.candidate.interest >= STANDS_FOR_WHOLE * whole.candidate.interest;
    if (!stands || whole.isAsked) continue;
    if (!gone.has(whole.place.id)) wholeOf.set(part.place.id, whole);
    gone.add(whole.place.id);
  }
  return rated
    .filter(({ place, isAsked }) => isAsked || (!gone.has(place.id) && !staysWithin(place)))
    .map((one) => {
      const interest = wholeOf.get(one.place.id)?.candidate.interest ?? 0;
      return interest > one.candidate.interest ? { ...one, candidate: { ...one.candidate, interest } } : one;
    });

  function staysWithin({ partOf }: PlanningPlace): boolean {
    return partOf !== null && byId.has(partOf) && !gone.has(partOf);
  }
}

/** More candidates would delay the first plan. */
const MOST_SIGHTS = 120;
/** The most interesting places stay, so that the plan can say that they are too far. */
const FAMOUS = 25;
/** Metres from the nearest lodging at which a place counts half. */
const HALF_AWAY = 30_000;

/** @param rated most interesting first. */
export function mostPromising(rated: Rated[], anchors: readonly Spot[]): Rated[] {
  const away = ({ place }: Rated) => Math.min(...anchors.map((anchor) => metresBetween(anchor, place)));
  const worth = (one: Rated) => one.candidate.interest / (1 + away(one) / HALF_AWAY);
  const famous = rated.filter(({ isAsked }, rank) => isAsked || rank < FAMOUS);
  const others = rated
    .filter((one) => !famous.includes(one))
    .map((one) => ({ one, worth: worth(one) }))
    .sort((a, b) => b.worth - a.worth);
  return [...famous, ...others.map(({ one }) => one)].slice(0, Math.max(MOST_SIGHTS, famous.length));
}

interface Spot {
  lon: number;
  lat: number;
}

/** The nearest tables to the sights and to the lodging, because one eats on the way. */
export function tablesNear(
  tables: Rated[],
  sights: Rated[],
  anchors: readonly { lon: number; lat: number }[],
): Rated[] {
  const chosen = new Set<Rated>();
  const near = (from: { lon: number; lat: number }, count: number) => {
    const distance = ({ place, candidate }: Rated) =>
      metresBetween(from, place) + (candidate.hoursClass === 'known' ? 0 : ASSUMED_FARTHER);
    const nearest = tables.map((table) => ({ table, metres: distance(table) })).sort((a, b) => a.metres - b.metres);
    for (const { table } of nearest.slice(0, count)) chosen.add(table);
  };
  for (const anchor of anchors) near(anchor, 6);
  for (const { place } of sights) {
    if (chosen.size >= MOST_EATING) break;
    near(place, 3);
  }
  return [...chosen];
}

/** Parts of a place with a common ticket have its fee, and the ticket is paid once. */
export function withTickets(rated: Rated[], places: PlanningPlace[]): Rated[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const ticketOf = ({ id, partOf, fees }: PlanningPlace): string | undefined => {
    if (!fees) return undefined;
    const whole = partOf === null ? undefined : byId.get(partOf);
    if (whole?.fees?.covers?.length) return whole.id;
    return fees.covers?.length ? id : undefined;
  };
  const price = new Map<string, number>();
  const ticketed = rated.map((one) => ({ ...one, ticket: ticketOf(one.place) }));
  for (const { ticket, candidate } of ticketed)
    if (ticket !== undefined) price.set(ticket, Math.max(price.get(ticket) ?? 0, candidate.cost ?? 0));
  return ticketed.map(({ ticket, ...one }) =>
    ticket === undefined ? one : { ...one, candidate: { ...one.candidate, ticket, cost: price.get(ticket)! } },
  );
}
