import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Candidate } from '#planner/model.ts';
import { metresBetween } from '#planner/roads/ways.ts';

const MOST_EATING = 45;
/** Metres. A restaurant with assumed hours is treated as if it were this much farther away. */
const ASSUMED_FARTHER = 500;

export interface Rated {
  place: PlanningPlace;
  isAsked: boolean;
  /** The place is part of the local trip. */
  isLocal: boolean;
  candidate: Candidate;
}

/** If a part has at least this share of the interest of the whole place, the part replaces the whole. */
const STANDS_FOR_WHOLE = 0.55;

/**
 * Keeps either a whole place or its interesting parts, never both. The most interesting part gets the interest of the
 * whole place, because a visit of this part counts as a visit of the whole.
 * @param rated sorted by interest, the most interesting place first
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

/** More candidates would make the first plan slower. */
const MOST_SIGHTS = 120;
/** The most interesting places stay candidates although they are far away, so that the plan can say why they are missing. */
const FAMOUS = 25;
/** Metres. A place at this distance from the nearest lodging counts half. */
const HALF_AWAY = 30_000;

/** @param rated sorted by interest, the most interesting place first */
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

export function tablesNear(
  tables: Rated[],
  sights: Rated[],
  anchors: readonly { lon: number; lat: number }[],
): Rated[] {
  const chosen = new Set(tables.filter(({ isLocal }) => isLocal));
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
