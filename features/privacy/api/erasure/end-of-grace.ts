import { DELETION_GRACE_DAYS } from '#features/accounts/contract/account-states.ts';

const DAY_MS = 86_400_000;

export function endOfGrace(asked: Date): Date {
  return new Date(asked.getTime() + DELETION_GRACE_DAYS * DAY_MS);
}
