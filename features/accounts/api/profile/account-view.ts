import type { Account } from '#features/accounts/contract/account.ts';
import type { Person } from '#features/accounts/contract/actor.ts';
import type { Platform } from '#server/platform.ts';
import { findAccount } from '../account.store.ts';
import { findNewEmail } from '../account-key.store.ts';
import { countPasskeys } from '../passkeys/passkey.store.ts';
import { provedUntil } from '../proof/authorize-by-proof.ts';
import { countRecoveryCodes, findSecondFactor } from '../second-factor/second-factor.store.ts';
import { findSession } from '../sessions/session.store.ts';

export async function accountView(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { accountId, sessionId, staff, places, operators }: Person,
): Promise<Account> {
  const account = (await findAccount(db, config.REGION, accountId))!;
  const [newEmail, passkeys, factor, recoveryCodesLeft, session] = await Promise.all([
    findNewEmail(db, account),
    countPasskeys(db, account),
    findSecondFactor(db, account),
    countRecoveryCodes(db, account),
    findSession(db, config.REGION, sessionId),
  ]);
  const until = session && provedUntil(session.proved_at);
  return {
    id: account.id,
    state: account.state,
    name: account.name,
    email: account.email,
    newEmail,
    gender: account.gender,
    language: account.language,
    createdAt: account.created_at.toISOString(),
    staff,
    companies: places,
    operators,
    passkeys,
    secondFactor: { on: factor !== undefined, required: staff === 'admin', recoveryCodesLeft },
    provedUntil: until && Date.parse(until) > Date.now() ? until : null,
  };
}
