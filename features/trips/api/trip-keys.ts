import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/auth/secrets.ts';

/**
 * Ids and secrets of trips have 256 bits, written as base64url (43 characters). The database stores only the SHA-256
 * hash of a secret.
 */

export function newSalt(): Buffer {
  return randomBytes(32);
}

/**
 * Derives both secrets from the UUID and the salt, so that a repeated request gets the same secrets. The database
 * stores the salt, but not the UUID.
 */
export function firstKeys(uuid: string, salt: Buffer): { editSecret: string; shareToken: string } {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', uuid.toLowerCase(), salt, `vereda trip ${purpose}`, 32)).toString('base64url');
  return { editSecret: derive('edit'), shareToken: derive('share') };
}

/** Compares the hashes in constant time. */
export function keyFits(key: unknown, hash: Buffer): boolean {
  return typeof key === 'string' && timingSafeEqual(hashSecret(key), hash);
}
