import { createHmac } from 'node:crypto';
import type { DeriveKey } from '#server/auth/site-key.ts';

export const askerKeyOf = (derive: DeriveKey): Buffer => derive('askers of quotations');

/**
 * Tells one person's requests from another's without saying whose they are.
 * @param email its SHA-256 in small letters, as hex.
 */
export function askerHash(key: Buffer, email: string): string {
  return createHmac('sha256', key).update(email).digest('hex');
}
