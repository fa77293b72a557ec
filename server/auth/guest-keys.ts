import { createHash, createHmac, createSecretKey, randomBytes, randomInt } from 'node:crypto';

/**
 * A guest opens a resource with the secret of a link, or with a reference and a PIN. The database stores only hashes of
 * secrets and PINs.
 */

/** Crockford's base 32: digits and capital letters without I, L, O and U, which people misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The prefix, then forty random bits. A reference is not a secret. */
export function newReference(prefix: 'VR' | 'RB' | 'PO' | 'LT' | 'CZ'): string {
  return prefix + randomLetters(8);
}

/** Each character has five random bits. */
export function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => ALPHABET[byte % 32]).join('');
}

/** 256 bits as base64url, derived from the browser's UUID. A repeated request gets the same link. */
export function secretOf(key: Buffer, uuid: string): string {
  // A raw Buffer as the key is slower: Node throws and catches an internal error.
  return createHmac('sha256', createSecretKey(key)).update(uuid.toLowerCase()).digest('base64url');
}

/** Eight random digits. Callers count the attempts. */
export function newPin(): string {
  return pinWith(randomInt(PINS));
}

/**
 * An email that is sent again shows the same PIN.
 * @param email identifies the email within the site, such as `order/7`.
 */
export function pinOf(key: Buffer, email: string): string {
  const mac = createHmac('sha256', createSecretKey(key)).update(email).digest();
  // 2^48 is not a multiple of 10^8. The bias is one in three million.
  return pinWith(mac.readUIntBE(0, 6) % PINS);
}

const PINS = 100_000_000;
const pinWith = (number: number): string => String(number).padStart(8, '0');

/** The hash includes the resource's id, so that equal PINs of two resources have different hashes. */
export function hashKey(id: string, key: string): Buffer {
  return createHash('sha256').update(`${id}\n${key}`).digest();
}

export function hashUuid(uuid: string): Buffer {
  return createHash('sha256').update(uuid.toLowerCase()).digest();
}

/** Distinguishes a repeated request from a different request with the same UUID. */
export function hashRequest(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
