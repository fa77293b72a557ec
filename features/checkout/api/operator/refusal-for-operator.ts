import type { Refused } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { busyWords } from '#features/operators/contract/busy-resource.ts';
import { type Problem, problem } from '#server/errors.ts';

/** A refusal that names the departure which keeps the guide or vehicle busy. Only the operator may read it. */
export function refusalForOperator({ code, busy }: Refused): Problem {
  if (!busy) return problem(BOOKING_ERRORS, code);
  return problem(BOOKING_ERRORS, code, { detail: busyWords(busy), members: { busy } });
}
