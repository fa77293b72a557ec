import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/auth/secrets.ts';

/** Ids and secrets of trips have 256 bits, written as base64url (43 characters). Only the SHA-256 of a secret is stored. */

export function newSalt(): Buffer {
  return randomBytes(32);
}

/**
 * The database stores the salt, but not the UUID and the secrets. A repeated request with the UUID gets the same
 * secrets.
 */
export function firstKeys(uuid: string, salt: Buffer): { editSecret: string; shareToken: string } {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', uuid.toLowerCase(), salt, `vereda trip ${purpose}`, 32)).toString('base64url');
  return { editSecret: derive('edit'), shareToken: derive('share') };
}

/** Compares in constant time. */
export function keyFits(key: unknown, hash: Buffer): boolean {
  return typeof key === 'string' && timingSafeEqual(hashSecret(key), hash);
}
