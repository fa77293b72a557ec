import { createHmac } from 'node:crypto';
import type { DeriveKey } from '#server/auth/site-key.ts';

export const askerKeyOf = (derive: DeriveKey): Buffer => derive('askers of quotations');

/**
 * A keyed hash that distinguishes people without identifying them.
 * @param email SHA-256 of the address in lower case, as hex.
 */
export function askerHash(key: Buffer, email: string): string {
  return createHmac('sha256', key).update(email).digest('hex');
}
