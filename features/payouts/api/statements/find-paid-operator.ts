import { authorize } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { type PaidOperator, readPaidOperators } from '#features/operators/api/public.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';

/** @throws 404 for an unknown operator, and the errors of `authorize` */
export async function findPaidOperator(
  { db, config }: Platform,
  actor: Actor,
  operatorId: string,
): Promise<PaidOperator> {
  authorize(actor, 'operator.money', { operatorId });
  const operator = (await readPaidOperators(db, config.REGION, [operatorId])).get(operatorId);
  if (!operator) throw problem(PLATFORM_ERRORS, 'not_found');
  return operator;
}
