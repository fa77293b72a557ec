import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/auth/secrets.ts';

/** Ids and secrets of trips: 256 bits as base64url (43 characters). Only the SHA-256 of a secret is stored. */

export function newSalt(): Buffer {
  return randomBytes(32);
}

/**
 * Derives the two secrets of a new trip from the browser's UUID and the trip's salt. The database has the salt and a hash of the UUID, and the
 * browser has the UUID. Only both together give the secrets, so a repeated request can be answered without storing them.
 */
export function firstKeys(uuid: string, salt: Buffer): { editSecret: string; shareToken: string } {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', uuid.toLowerCase(), salt, `vereda trip ${purpose}`, 32)).toString('base64url');
  return { editSecret: derive('edit'), shareToken: derive('share') };
}

/** The comparison takes constant time. */
export function keyFits(key: unknown, hash: Buffer): boolean {
  return typeof key === 'string' && timingSafeEqual(hashSecret(key), hash);
}
