import type { Person } from '#features/accounts/contract/actor.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { PasskeyOptions, StepUpBody } from '#features/accounts/contract/passkey.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { type ProofMethod, Proved } from '#features/accounts/contract/session.ts';
import { problem } from '#server/errors.ts';
import { noteEntry } from '#server/http/security-lines.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAccount, type Writer } from '../account.store.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { askForPasskey, provePasskey } from '../passkeys/prove-passkey.ts';
import { passwordFits } from '../passwords/hash-password.ts';
import { personOf } from '../person-of.ts';
import { takeCode } from '../second-factor/check-code.ts';
import { type Factors, findFactors } from '../second-factor/second-factor.store.ts';
import { SESSION_LIVES } from '../sessions/browser-sessions.ts';
import { findSession, markProved } from '../sessions/session.store.ts';

/**
 * `POST /api/me/step-up`: proves the person's identity again. A passkey is enough. Otherwise the password is required, with a code if the account has
 * codes. If the account's only second factor is a passkey, the password is refused.
 */
export function stepUp(app: App, platform: Platform, { seal }: Tools): void {
  const { db, config } = platform;

  app.post(
    accountRoutes.beginPasskeyStepUp,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Cuenta'],
        summary: 'Lo que la llave de acceso debe firmar para demostrar quién eres',
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => ({ options: await askForPasskey(platform, personOf(request).accountId) }),
  );

  app.post(
    accountRoutes.stepUp,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Cuenta'],
        summary: 'Vuelve a demostrar quién eres para los cambios delicados',
        body: StepUpBody,
        response: { 200: Proved },
      },
    },
    async (request) => {
      const { accountId, sessionId } = personOf(request);
      const { password, code, passkey } = request.body;
      const account = (await findAccount(db, config.REGION, accountId))!;
      const hit = await assertWithinLimit(platform, 'proofByAccount', accountId, sessionId);
      let secondFactor = false;
      if (passkey) {
        await provePasskey(platform, passkey, accountId);
        secondFactor = true;
      } else {
        const factors = await findFactors(db, account);
        if (factors.passkey && !factors.code) throw problem(ACCOUNT_ERRORS, 'passkey_needed');
        if (!password || !(await passwordFits(password, account.password_hash, { urgent: true }))) {
          throw problem(ACCOUNT_ERRORS, 'password_wrong');
        }
        if (factors.code) {
          if (!code) throw problem(ACCOUNT_ERRORS, 'code_needed');
          if (!(await takeCode(db, seal, account, code))) throw problem(ACCOUNT_ERRORS, 'code_wrong');
          secondFactor = true;
        }
      }
      await forgive(platform, [hit]);
      noteEntry(request, 'proved', { method: passkey ? 'passkey' : 'password', secondFactor });
      return { provedUntil: provedUntil(await markProved(db, config.REGION, sessionId, secondFactor)) };
    },
  );
}

/**
 * Checks that a session has a fresh proof, which is valid for `provedMinutes`. The guard calls this function on every route with `freshProof`, and
 * the transaction that adds a factor calls it again. If the account has a second factor, the session must have used it. Staff can remove a lost
 * factor.
 * @throws `step_up_needed` with `methods` that the person can use.
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

/** The methods with which a person can prove their identity. In an account with codes, password and code are required together. */
export function proofMethods({ code, passkey }: Factors): ProofMethod[] {
  const methods: ProofMethod[] = code ? ['password', 'code'] : passkey ? [] : ['password'];
  return passkey ? [...methods, 'passkey'] : methods;
}

/** ISO time until which a proof is valid. */
export function provedUntil(provedAt: Date): string {
  return new Date(provedAt.getTime() + SESSION_LIVES.provedMinutes * 60_000).toISOString();
}
