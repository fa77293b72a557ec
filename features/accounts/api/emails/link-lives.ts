import { FACTOR_REMOVAL_HOURS } from '#features/accounts/contract/second-factor.ts';
import type { KeyPurpose } from '../tables.ts';

const DAY = 24 * 60;

/** Lifetime of mailed links in minutes. */
export const LINK_MINUTES = {
  confirm: DAY,
  // ASVS 6.5.5 allows at most ten minutes for links that sign in.
  sign_in: 10,
  restore: 60,
  change_email: DAY,
  undo_email: 7 * DAY,
  not_me: 7 * DAY,
  keep_factor: FACTOR_REMOVAL_HOURS * 60,
} as const satisfies Record<KeyPurpose, number>;
