import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url (43 characters). Store only the hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A secret has 256 random bits, so the hash needs no salt. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
