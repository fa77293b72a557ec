import { createHmac } from 'node:crypto';
import type { DeriveKey } from '#server/auth/site-key.ts';

export const askerKeyOf = (derive: DeriveKey): Buffer => derive('askers of quotations');

/**
 * The hash is keyed, because an unkeyed hash could be compared with hashes of known email addresses.
 * @param email SHA-256 of the email address in lower case, hexadecimal.
 */
export function askerHash(key: Buffer, email: string): string {
  return createHmac('sha256', key).update(email).digest('hex');
}
