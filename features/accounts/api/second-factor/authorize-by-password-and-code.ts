import type { Person } from '#features/accounts/contract/actor.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import type { PasswordAndCodeBody } from '#features/accounts/contract/second-factor.ts';
import type { Seal } from '#server/auth/seal.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findAccount } from '../account.store.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import { passwordFits } from '../passwords/hash-password.ts';
import { takeCode } from './check-code.ts';
import { findSecondFactor } from './second-factor.store.ts';

export async function authorizeByPasswordAndCode(
  platform: Platform,
  seal: Seal,
  { accountId, sessionId }: Person,
  { password, code }: PasswordAndCodeBody,
): Promise<void> {
  const { db, config } = platform;
  const account = (await findAccount(db, config.REGION, accountId))!;
  if (!(await findSecondFactor(db, account))) throw problem(ACCOUNT_ERRORS, 'second_factor_off');
  const hit = await assertWithinLimit(platform, 'proofByAccount', accountId, sessionId);
  if (!(await passwordFits(password, account.password_hash, { urgent: true }))) {
    throw problem(ACCOUNT_ERRORS, 'password_wrong');
  }
  if (!(await takeCode(db, seal, account, code))) throw problem(ACCOUNT_ERRORS, 'code_wrong');
  await forgive(platform, [hit]);
}
