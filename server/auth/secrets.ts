import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url (43 characters): links, keys, devices. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret. A secret has 256 random bits, so it needs no salt. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
