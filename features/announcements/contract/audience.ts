import { type Static, Type } from 'typebox';
import { OPERATOR_STATES } from '#features/operators/contract/operator-states.ts';
import { PLAN_CATEGORIES } from '#features/operators/contract/plan-categories.ts';
import { closed, Day, Id, orNull, text } from '#features/schema.ts';

export const MOST_OPERATORS = 500;

const Everyone = Type.Object({ who: Type.Literal('all') }, closed);

/** A member that is null does not filter. An operator must match all other members. */
const Filtered = Type.Object(
  {
    who: Type.Literal('filtered'),
    state: orNull(Type.Enum([...OPERATOR_STATES])),
    category: orNull(Type.Enum([...PLAN_CATEGORIES])),
    town: orNull(text(80, 1)),
    /** Days from today in which the operator has a departure. 0 is today. */
    departsWithin: orNull(Type.Integer({ minimum: 0, maximum: 180 })),
  },
  closed,
);
export type FilteredAudience = Static<typeof Filtered>;

const Picked = Type.Object(
  {
    who: Type.Literal('picked'),
    operatorIds: Type.Array(Id, { minItems: 1, maxItems: MOST_OPERATORS, uniqueItems: true }),
  },
  closed,
);

export const Audience = Type.Union([Everyone, Filtered, Picked]);
export type Audience = Static<typeof Audience>;

/** An operator to which the region can write. */
export const AnnouncementCandidate = Type.Object({
  id: Id,
  name: Type.String(),
  state: Type.Enum([...OPERATOR_STATES]),
  fictional: Type.Boolean(),
  /** The last part of the operator's address. */
  town: orNull(Type.String()),
  /** Categories of the operator's plans, without retired plans. */
  categories: Type.Array(Type.Enum([...PLAN_CATEGORIES])),
  /** Local day of the next departure that is not cancelled. */
  departsOn: orNull(Day),
  people: Type.Integer({ description: 'Personas del equipo que reciben el correo' }),
});
export type AnnouncementCandidate = Static<typeof AnnouncementCandidate>;

/** @param today local day of the region. */
export function chooseOperators<Candidate extends AnnouncementCandidate>(
  candidates: readonly Candidate[],
  audience: Audience,
  today: string,
): Candidate[] {
  switch (audience.who) {
    case 'all':
      return [...candidates];
    case 'picked':
      return candidates.filter(({ id }) => audience.operatorIds.includes(id));
    case 'filtered':
      return candidates.filter((candidate) => matches(candidate, audience, today));
  }
}

function matches(candidate: AnnouncementCandidate, audience: FilteredAudience, today: string): boolean {
  const { state, category, town, departsWithin } = audience;
  return (
    (state === null || candidate.state === state) &&
    (category === null || candidate.categories.includes(category)) &&
    (town === null || candidate.town === town) &&
    (departsWithin === null || (candidate.departsOn !== null && candidate.departsOn <= dayAfter(today, departsWithin)))
  );
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** "Urbanización Primavera, Trujillo" → "Trujillo". */
export const townOf = (address: string): string | null => address.split(',').at(-1)!.trim() || null;
