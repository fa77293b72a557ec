import type { Person } from '#features/accounts/contract/actor.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import type { ProofMethod } from '#features/accounts/contract/session.ts';
import { problem } from '#server/errors.ts';
import type { Writer } from '../account.store.ts';
import { type Factors, findFactors } from '../second-factor/second-factor.store.ts';
import { SESSION_LIVES } from '../sessions/browser-sessions.ts';
import { findSession } from '../sessions/session.store.ts';

/**
 * If the account has a second factor, the session must have used one.
 * @throws `step_up_needed` with the `methods` that the person can use.
 */
export async function authorizeByProof(
  db: Writer,
  region: string,
  { accountId, sessionId }: Pick<Person, 'accountId' | 'sessionId'>,
): Promise<void> {
  const [session, factors] = [
    await findSession(db, region, sessionId),
    await findFactors(db, { region_id: region, id: accountId }),
  ];
  const enough = session?.second_factor || !(factors.code || factors.passkey);
  if (session && enough && Date.parse(provedUntil(session.proved_at)) > Date.now()) return;
  throw problem(ACCOUNT_ERRORS, 'step_up_needed', { members: { methods: proofMethods(factors) } });
}

/** An account with codes must give password and code together. */
export function proofMethods({ code, passkey }: Factors): ProofMethod[] {
  const methods: ProofMethod[] = code ? ['password', 'code'] : passkey ? [] : ['password'];
  return passkey ? [...methods, 'passkey'] : methods;
}

export function provedUntil(provedAt: Date): string {
  return new Date(provedAt.getTime() + SESSION_LIVES.provedMinutes * 60_000).toISOString();
}
