import { type Static, Type } from 'typebox';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';
import { CLOSURE_ANSWERS, type ClosureAnswer, PLAN_CLOSURE_STATES } from './plan-closure-states.ts';

export const PlanClosure = Type.Object({
  plan: Type.Object({ id: Id, title: Type.String() }),
  operator: Type.Object({ id: Id, name: Type.String(), zone: Type.String() }),
  closure: Type.Object({
    id: Id,
    kind: Type.Enum(['place', 'road', 'event']),
    name: orNull(Type.String()),
    severity: Type.Enum(['closed', 'slower']),
    reason: Type.String(),
    source: Type.String(),
    startsOn: Day,
    endsOn: orNull(Day),
  }),
  stops: Type.Array(Type.String()),
  state: Type.Enum([...PLAN_CLOSURE_STATES]),
  askedAt: orNull(Instant),
  /** Deadline for the operator's answer. Without an answer, the days stay unsold. */
  dueAt: orNull(Instant),
  isOverdue: Type.Boolean(),
  notifiedAt: orNull(Instant),
  notifiedPeople: Type.Integer(),
  answer: orNull(Type.Enum([...CLOSURE_ANSWERS])),
  instead: orNull(Type.String()),
  note: orNull(Type.String()),
  answeredAt: orNull(Instant),
  /** Number of coming departures that visit a closed stop. `bookings` and `people` count only these departures. */
  departures: Type.Integer(),
  firstDay: orNull(Day),
  lastDay: orNull(Day),
  bookings: Type.Integer(),
  people: Type.Integer(),
});
export type PlanClosure = Static<typeof PlanClosure>;

export const PlanClosures = Type.Object({ today: Day, items: Type.Array(PlanClosure) });
export type PlanClosures = Static<typeof PlanClosures>;

export const AnswerPlanClosure = Type.Object(
  {
    answer: Type.Enum([...CLOSURE_ANSWERS]),
    instead: orNull(Type.String({ minLength: 3, maxLength: 120 })),
    note: orNull(Type.String({ minLength: 3, maxLength: 400 })),
  },
  closed,
);
export type AnswerPlanClosure = Static<typeof AnswerPlanClosure>;

export function answersTo(kind: PlanClosure['closure']['kind']): ClosureAnswer[] {
  return CLOSURE_ANSWERS.filter((answer) => answer !== 'as_sold' || kind !== 'place');
}
