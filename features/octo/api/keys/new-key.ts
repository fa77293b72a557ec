import { createHash, randomBytes } from 'node:crypto';
import type { KeyMode } from '#features/octo/contract/reseller-key.ts';

/** 256 random bits; what stands before them tells people, and scanners of leaked secrets, what it is. */
export function newKey(mode: KeyMode): { key: string; hash: Buffer; hint: string } {
  const key = `vereda_octo_${mode}_${randomBytes(32).toString('base64url')}`;
  return { key, hash: hashKey(key), hint: key.slice(-4) };
}

/** What is stored. A key has so many bits of its own that it needs no salt. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
