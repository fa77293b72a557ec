import { createHash, createHmac, createSecretKey, randomBytes, randomInt } from 'node:crypto';

/**
 * A guest opens an order, a quotation or a complaint with the secret from a link, or with a reference and a PIN from an email. The database stores
 * only hashes of secrets and PINs.
 */

/** Digits and capital letters without I, L, O and U, which people misread (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a reference that people type and read aloud: the prefix, then forty random bits. The reference is not a secret. */
export function newReference(prefix: 'VR' | 'RB' | 'PO' | 'LT' | 'CZ'): string {
  return prefix + randomLetters(8);
}

/** Each character has five random bits. */
export function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => ALPHABET[byte % 32]).join('');
}

/** Accepts lower case, spaces and hyphens. */
export function readReference(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/** Derives a link's secret (256 bits as base64url) from the UUID that the browser sent. A repeated request gets the same link. */
export function secretOf(key: Buffer, uuid: string): string {
  // With a raw Buffer as the key, Node throws and catches an internal error, which takes longer than the hash.
  return createHmac('sha256', createSecretKey(key)).update(uuid.toLowerCase()).digest('base64url');
}

/** Makes a random PIN of eight digits. Callers count the attempts. */
export function newPin(): string {
  return pinWith(randomInt(PINS));
}

/**
 * Derives the PIN that an email shows. An email that is sent again shows the same PIN.
 * @param email identifies the email within the site, such as `order/7`.
 */
export function pinOf(key: Buffer, email: string): string {
  const mac = createHmac('sha256', createSecretKey(key)).update(email).digest();
  // 2^48 is not a multiple of 10^8. The resulting bias is one in three million.
  return pinWith(mac.readUIntBE(0, 6) % PINS);
}

const PINS = 100_000_000;
const pinWith = (number: number): string => String(number).padStart(8, '0');

/**
 * Hashes a secret or PIN together with the resource's id, so that equal PINs of two resources have different hashes.
 */
export function hashKey(id: string, key: string): Buffer {
  return createHash('sha256').update(`${id}\n${key}`).digest();
}

export function hashUuid(uuid: string): Buffer {
  return createHash('sha256').update(uuid.toLowerCase()).digest();
}

/** Shows whether a request with a known UUID repeats the first request or differs from the first request. */
export function hashRequest(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
