import type { KeyMode } from '#features/octo/contract/reseller-key.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';

/** The key has 256 random bits. Programs that look for leaked secrets recognise its prefix. */
export function newKey(mode: KeyMode): { key: string; hash: Buffer; hint: string } {
  const key = `vereda_octo_${mode}_${newSecret()}`;
  return { key, hash: hashSecret(key), hint: key.slice(-4) };
}
