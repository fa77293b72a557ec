import type { AcceptedPolicy } from '#features/accounts/contract/account.ts';
import * as routes from '#features/accounts/contract/entry-routes.ts';
import { REQUIRED_POLICIES } from '#features/accounts/contract/entry-rules.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { recordAcceptance, textsInForce } from '#features/policies/api/public.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { callerOf } from '#server/http/callers.ts';
import { hiddenCookie } from '#server/http/cookies.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertAccount, recordEvent } from '../account.store.ts';
import { LINK_MINUTES } from '../emails/link-lives.ts';
import { assertWithinLimit } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { startCookie } from './start-cookie.ts';

/** The response does not reveal whether the email address has an account. */
export function signUp(app: App, platform: Platform, { assertGoodPassword }: Tools): void {
  const { db, config, jobs, region } = platform;
  const cookie = hiddenCookie(config, ...startCookie);

  serve(app, routes.signUp, async (request, reply) => {
    const { name, email, password, policies, language = 'es' } = request.body;
    await assertGoodPassword(password, [name, email]);
    await assertTextsInForce(policies);
    await assertWithinLimit(platform, 'signUpByAddress', callerOf(request));
    const passwordHash = await hashPassword(password);
    const start = newSecret();
    await inTransaction(db, async (trx) => {
      const startHash = hashSecret(start);
      const account = await insertAccount(trx, config.REGION, {
        email,
        name: name.trim(),
        language,
        passwordHash,
        startHash,
      });
      const subject = { kind: 'account', id: account.id } as const;
      await recordAcceptance(trx, { region: config.REGION, texts: policies, subject, place: 'sign_up' });
      await recordEvent(trx, account, {
        action: 'sign_up',
        from_state: null,
        to_state: account.state,
        actor: 'owner',
      });
      await jobs.add(trx, 'accounts/send-confirmation', { accountId: account.id });
    });
    cookie.set(reply, start, LINK_MINUTES.confirm * 60);
    return reply.code(202).send({ minutes: LINK_MINUTES.confirm });
  });

  /** @throws `policies_changed` if a required legal text is missing or was replaced by a newer version. */
  async function assertTextsInForce(accepted: readonly AcceptedPolicy[]): Promise<void> {
    const kinds = [...new Set([...REQUIRED_POLICIES, ...accepted.map(({ kind }) => kind)])];
    const inForce = await textsInForce(db, config.REGION, kinds, today(regionClock(await region.current())));
    const isAmong = (texts: readonly AcceptedPolicy[]) => (one: AcceptedPolicy) =>
      texts.some(({ kind, version, hash }) => kind === one.kind && version === one.version && hash === one.hash);
    const asked = inForce.filter(({ kind }) => REQUIRED_POLICIES.includes(kind));
    if (asked.every(isAmong(accepted)) && accepted.every(isAmong(inForce))) return;
    throw problem(ACCOUNT_ERRORS, 'policies_changed');
  }
}
