import { createHash, createHmac, createSecretKey, randomBytes, randomInt } from 'node:crypto';

/**
 * A guest opens an order, a quotation or a complaint with the secret of a link, or with its reference and the PIN of the email. Only hashes
 * of both are stored.
 */

/** Digits and capitals without the pairs that people confuse (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that people type and read aloud: two characters for the kind, then forty random bits. It is not a secret. */
export function newReference(prefix: 'VR' | 'RB' | 'PO' | 'LT' | 'CZ'): string {
  return prefix + randomLetters(8);
}

/** Random characters of a reference, five bits each. */
export function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => ALPHABET[byte % 32]).join('');
}

/** Normalizes a typed reference: lower case, blanks and hyphens are accepted. */
export function readReference(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/**
 * The secret of a link, derived from the UUID that the browser sent, so that a repeated request gets the same link. 256 bits as base64url.
 */
export function secretOf(key: Buffer, uuid: string): string {
  // Node throws and catches an internal error when it receives raw bytes as the key, which costs more than the hash itself.
  return createHmac('sha256', createSecretKey(key)).update(uuid.toLowerCase()).digest('base64url');
}

/** A random PIN of eight digits. Callers count the attempts. */
export function newPin(): string {
  return pinWith(randomInt(PINS));
}

/** The PIN of an email, derived from the email's name, so that an email that is sent again shows the same PIN. */
export function pinOf(key: Buffer, email: string): string {
  const mac = createHmac('sha256', createSecretKey(key)).update(email).digest();
  // 2^48 is not a multiple of 10^8: the resulting bias is one in three million.
  return pinWith(mac.readUIntBE(0, 6) % PINS);
}

const PINS = 100_000_000;
const pinWith = (number: number): string => String(number).padStart(8, '0');

/** The stored hash of a secret or PIN. It includes the resource's id, so that equal PINs of two resources have different hashes. */
export function hashKey(id: string, key: string): Buffer {
  return createHash('sha256').update(`${id}\n${key}`).digest();
}

/** Hash of the UUID that a browser made for its request. */
export function hashUuid(uuid: string): Buffer {
  return createHash('sha256').update(uuid.toLowerCase()).digest();
}

/** Hash of a request's whole body. It distinguishes a repeated request from a different one with the same UUID. */
export function hashRequest(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
