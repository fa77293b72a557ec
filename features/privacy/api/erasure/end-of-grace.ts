import { DELETION_GRACE_DAYS } from '#features/accounts/contract/account-states.ts';

const DAY_MS = 86_400_000;

/** Until then the owner can keep the account. */
export function endOfGrace(asked: Date): Date {
  return new Date(asked.getTime() + DELETION_GRACE_DAYS * DAY_MS);
}
