import { FACTOR_REMOVAL_HOURS } from '#features/accounts/contract/second-factor.ts';
import type { KeyPurpose } from '../tables.ts';

const DAY = 24 * 60;

/** Lifetime of each kind of mailed link, in minutes. */
export const LINK_MINUTES = {
  confirm: DAY,
  // Links that sign in may be valid for ten minutes at most (ASVS 6.5.5, out-of-band requests).
  sign_in: 10,
  restore: 60,
  change_email: DAY,
  undo_email: 7 * DAY,
  not_me: 7 * DAY,
  // Valid as long as the removal of the second factors can be stopped.
  keep_factor: FACTOR_REMOVAL_HOURS * 60,
} as const satisfies Record<KeyPurpose, number>;
