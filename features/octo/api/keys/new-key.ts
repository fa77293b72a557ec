import type { KeyMode } from '#features/octo/contract/reseller-key.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';

/** 256 random bits. The prefix identifies a key for people and for scanners that search for leaked secrets. */
export function newKey(mode: KeyMode): { key: string; hash: Buffer; hint: string } {
  const key = `vereda_octo_${mode}_${newSecret()}`;
  return { key, hash: hashSecret(key), hint: key.slice(-4) };
}
