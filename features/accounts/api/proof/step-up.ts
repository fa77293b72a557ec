import type { Person } from '#features/accounts/contract/actor.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { PasskeyOptions, StepUpBody } from '#features/accounts/contract/passkey.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { type ProofMethod, Proved } from '#features/accounts/contract/session.ts';
import { problem } from '#server/errors.ts';
import { noteEntry } from '#server/http/security-lines.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAccount } from '../account.store.ts';
import { demandWithin, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { countPasskeys } from '../passkeys/passkey.store.ts';
import { askForPasskey, provePasskey } from '../passkeys/prove-passkey.ts';
import { passwordFits } from '../passwords/hash-password.ts';
import { personOf } from '../person-of.ts';
import { takeCode } from '../second-factor/check-code.ts';
import { findSecondFactor } from '../second-factor/second-factor.store.ts';
import { findSession, markProved } from '../sessions/session.store.ts';
import { SESSION_LIVES } from '../sessions/session-desk.ts';

/**
 * `POST /api/me/step-up`: proves anew who is there. A passkey is enough; without one it is the password, and the code as well where the second
 * factor is on.
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
      const hit = await demandWithin(platform, 'proofByAccount', accountId, sessionId);
      let secondFactor = false;
      if (passkey) {
        await provePasskey(platform, passkey, accountId);
        secondFactor = true;
      } else {
        if (!password || !(await passwordFits(password, account.password_hash, { urgent: true }))) {
          throw problem(ACCOUNT_ERRORS, 'password_wrong');
        }
        if (await findSecondFactor(db, account)) {
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
 * Asked first by what changes how one signs in, and by whatever else is not undone easily.
 * @throws `step_up_needed` with `methods`, what the person can prove it with.
 */
export async function demandProof(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { accountId, sessionId }: Pick<Person, 'accountId' | 'sessionId'>,
): Promise<void> {
  const session = await findSession(db, config.REGION, sessionId);
  if (session && Date.parse(provedUntil(session.proved_at)) > Date.now()) return;
  const account = { region_id: config.REGION, id: accountId };
  const methods: ProofMethod[] = ['password'];
  if (await findSecondFactor(db, account)) methods.push('code');
  if ((await countPasskeys(db, account)) > 0) methods.push('passkey');
  throw problem(ACCOUNT_ERRORS, 'step_up_needed', { members: { methods } });
}

/** ISO; until when a proof opens what asks for it. */
export function provedUntil(provedAt: Date): string {
  return new Date(provedAt.getTime() + SESSION_LIVES.provedMinutes * 60_000).toISOString();
}
