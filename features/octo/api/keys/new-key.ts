import { createHash, randomBytes } from 'node:crypto';
import type { KeyMode } from '#features/octo/contract/reseller-key.ts';

/** 256 random bits. The prefix tells people, and scanners for leaked secrets, what it is. */
export function newKey(mode: KeyMode): { key: string; hash: Buffer; hint: string } {
  const key = `vereda_octo_${mode}_${randomBytes(32).toString('base64url')}`;
  return { key, hash: hashKey(key), hint: key.slice(-4) };
}

/** The stored hash. A key has enough random bits to need no salt. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
