import { createHmac } from 'node:crypto';
import type { DeriveKey } from '#server/auth/site-key.ts';

export const askerKeyOf = (derive: DeriveKey): Buffer => derive('askers of quotations');

/**
 * The hash needs a key. Without a key, the hash could be compared with hashes of known email addresses.
 * @param email SHA-256 of the email address in lower case, in hexadecimal digits
 */
export function askerHash(key: Buffer, email: string): string {
  return createHmac('sha256', key).update(email).digest('hex');
}
