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

/** `true` if the browser supports passkeys and their JSON format. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';
}

export async function suggestsPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

interface Asking {
  /** `true` lets the browser suggest passkeys in a field. */
  conditional?: boolean;
  signal?: AbortSignal;
}

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

/** @throws errors of the browser, which `gaveUp` (web/http/gave-up.ts) recognises, and refusals of the server. */
export async function signInWithPasskey(api: Api, asking?: Asking, keepAccount = false): Promise<GivenSession> {
  const offer = await api.call(beginPasskeySignIn, { quiet: true });
  const credential = await sign(offer, asking);
  const body = { credential, ...(keepAccount && { keepAccount }) };
  return api.call(signInByPasskey, { body, quiet: true });
}

export async function proveWithPasskey(api: Api): Promise<void> {
  const offer = await api.call(beginPasskeyProof, { quiet: true });
  const passkey = await sign(offer);
  await api.call(proveIdentity, { body: { passkey }, quiet: true });
}

export async function createPasskey(api: Api): Promise<void> {
  const { options } = await api.call(beginPasskey, { quiet: true });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const credential = made.toJSON() as unknown as AddPasskeyBody['credential'];
  await api.call(addPasskey, { body: { credential }, quiet: true });
}
