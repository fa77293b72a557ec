import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 random bits as base64url (43 characters), for links, keys and devices. Store only its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash for storing a secret. A secret has 256 random bits, so the hash needs no salt. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
