import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import type { PasskeyAnswer } from '#features/accounts/contract/passkey.ts';
import type { Config } from '#server/config.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import {
  findPasskey,
  keepChallenge,
  listPasskeys,
  markPasskeyUsed,
  type PasskeyRow,
  takeChallenge,
} from './passkey.store.ts';

export const CHALLENGE_MINUTES = 5;

/** COSE numbers of EdDSA, ES256 and RS256. */
export const ALGORITHMS = [-8, -7, -257];

export function relyingParty({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin };
}

/** @param accountId null for a sign-in, which accepts every passkey of the device. */
export async function askForPasskey(
  { db, config }: Platform,
  accountId: string | null,
): Promise<Record<string, unknown>> {
  const own = accountId === null ? [] : await listPasskeys(db, { region_id: config.REGION, id: accountId });
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
  });
  await keepChallenge(db, config.REGION, { challenge: options.challenge, accountId, minutes: CHALLENGE_MINUTES });
  return { ...options };
}

/**
 * The device must have verified its user.
 * @param accountId owner of the passkey, or null for a sign-in.
 * @throws `passkey_refused`.
 */
export async function provePasskey(
  { db, config, log }: Platform,
  answer: PasskeyAnswer,
  accountId: string | null,
): Promise<PasskeyRow> {
  const passkey = await findPasskey(db, config.REGION, answer.id);
  if (!passkey || (accountId !== null && passkey.account_id !== accountId)) {
    throw problem(ACCOUNT_ERRORS, 'passkey_refused');
  }
  const { id, origin } = relyingParty(config);
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: {
      id: answer.id,
      rawId: answer.rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? undefined },
    },
    expectedChallenge: (challenge) => takeChallenge(db, config.REGION, challenge, accountId),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch((error: Error) => {
    log.info({ err: error }, 'a passkey was refused');
    return undefined;
  });
  if (!verified?.verified || !(await markPasskeyUsed(db, passkey, verified.authenticationInfo.newCounter))) {
    throw problem(ACCOUNT_ERRORS, 'passkey_refused');
  }
  return passkey;
}
