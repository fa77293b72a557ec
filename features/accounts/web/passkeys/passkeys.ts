import { beginPasskeySignIn, signInByPasskey } from '#features/accounts/contract/entry-routes.ts';
import type { AddPasskeyBody, PasskeyOptions, PasskeySignInBody } from '#features/accounts/contract/passkey.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  proveIdentity,
} from '#features/accounts/contract/proof-routes.ts';
import type { Api } from '#web/http/api.ts';
import type { GivenSession } from '#web/session/session.ts';

/** Whether this browser supports passkeys and their JSON format. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';
}

/** Whether the browser suggests passkeys in the email field. */
export async function suggestsPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

interface Asking {
  /** True to let the browser suggest passkeys in a field instead of asking at once. */
  conditional?: boolean;
  signal?: AbortSignal;
}

/** Asks the device to sign the server's challenge. */
async function sign(
  { options }: PasskeyOptions,
  { conditional, signal }: Asking = {},
): Promise<PasskeySignInBody['credential']> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({
    publicKey,
    ...(conditional && { mediation: 'conditional' }),
    ...(signal && { signal }),
  });
  return (credential as PublicKeyCredential).toJSON() as unknown as PasskeySignInBody['credential'];
}

/** @throws errors that `gaveUp` (web/http/gave-up.ts) recognises, or the API's refusal. */
export async function signInWithPasskey(api: Api, asking?: Asking, keepAccount = false): Promise<GivenSession> {
  const offer = await api.call(beginPasskeySignIn, { quiet: true });
  const credential = await sign(offer, asking);
  const body = { credential, ...(keepAccount && { keepAccount }) };
  return api.call(signInByPasskey, { body, quiet: true });
}

/** Proves the person's identity with one of the account's passkeys. */
export async function proveWithPasskey(api: Api): Promise<void> {
  const offer = await api.call(beginPasskeyProof, { quiet: true });
  const passkey = await sign(offer);
  await api.call(proveIdentity, { body: { passkey }, quiet: true });
}

/** Creates a passkey on this device or a connected one. */
export async function createPasskey(api: Api): Promise<void> {
  const { options } = await api.call(beginPasskey, { quiet: true });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const credential = made.toJSON() as unknown as AddPasskeyBody['credential'];
  await api.call(addPasskey, { body: { credential }, quiet: true });
}
