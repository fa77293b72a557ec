import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as base64url. Callers store only the hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The secret must have 256 random bits. Its hash then needs no salt. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
