import { type Static, Type } from 'typebox';
import { CLOSURE_STATES } from '#features/closures/contract/closure-states.ts';
import { PlanClosure } from '#features/operators/contract/plan-closure.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';

/**
 * `nothing` means that the booking has no outcome yet. `freed` means that the closure no longer affects the booking.
 */
export const REACH_OUTCOMES = ['nothing', 'kept', 'moved', 'refunded', 'freed'] as const;
export type ReachOutcome = (typeof REACH_OUTCOMES)[number];

export const ReachedBooking = Type.Object({
  bookingId: Id,
  reference: Type.String(),
  planTitle: Type.String(),
  localDate: Day,
  channel: Type.Enum(['web', 'quotation', 'octo', 'desk']),
  notifiedOf: Type.Enum(['waiting', 'without', 'instead', 'as_sold', 'call_off', 'freed']),
  /** The value is null without an email address, and until the email is sent. */
  notifiedAt: orNull(Instant),
  /** A partly hidden address, such as "l•••@ejemplo.pe". */
  notifiedTo: orNull(Type.String()),
  /** The time when the traveller opened the booking after the email. */
  seenAt: orNull(Instant),
  outcome: Type.Enum([...REACH_OUTCOMES]),
  outcomeAt: orNull(Instant),
});
export type ReachedBooking = Static<typeof ReachedBooking>;

export const ClosureReach = Type.Object({
  today: Day,
  closure: Type.Object({
    id: Id,
    kind: Type.Enum(['place', 'road', 'event']),
    name: Type.String(),
    severity: Type.Enum(['closed', 'slower']),
    state: Type.Enum([...CLOSURE_STATES]),
    reason: Type.String(),
    startsOn: Day,
    endsOn: orNull(Day),
  }),
  plans: Type.Array(PlanClosure),
  travellers: Type.Array(ReachedBooking),
});
export type ClosureReach = Static<typeof ClosureReach>;
