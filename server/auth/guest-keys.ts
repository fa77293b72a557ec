import { createHash, createHmac, createSecretKey, randomBytes, randomInt } from 'node:crypto';

/**
 * What somebody without an account holds of what they started: the secret of a link, or a reference with the PIN of the letter. Only hashes are kept.
 */

/** Digits and capitals that nobody takes for each other (Crockford's base 32 without vowels-in-doubt). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people type and read out: two emails that say what it is, and forty bits that cannot be counted on from another one. Not a secret. */
export function newReference(prefix: 'VR' | 'RB' | 'PO' | 'LT' | 'CZ'): string {
  return prefix + randomLetters(8);
}

/** Emails of a reference, five bits each, that cannot be counted on from another one. */
export function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => LETTERS[byte % 32]).join('');
}

/** A reference as it was typed: small letters, blanks and hyphens do no harm. */
export function readReference(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/** The secret of a link, from the number that its browser made: whoever repeats the request has the same link. 256 bits as base64url. */
export function secretOf(key: Buffer, uuid: string): string {
  // Given the bytes themselves, Node throws and catches an error each time, which costs more than the rest.
  return createHmac('sha256', createSecretKey(key)).update(uuid.toLowerCase()).digest('base64url');
}

/** 256 bits as base64url, for another link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Eight digits that a person can type; tries are counted. */
export function newPin(): string {
  return pinWith(randomInt(PINS));
}

/** The PIN of an email, from what names the email: sent again, it says the same one. */
export function pinOf(key: Buffer, email: string): string {
  const mac = createHmac('sha256', createSecretKey(key)).update(email).digest();
  // Of 2^48 numbers each PIN has as many as any other, but for one in three million.
  return pinWith(mac.readUIntBE(0, 6) % PINS);
}

const PINS = 100_000_000;
const pinWith = (number: number): string => String(number).padStart(8, '0');

/** What is stored of a secret or PIN. The thing it opens takes part, so that one PIN is another one for another thing. */
export function hashKey(id: string, key: string): Buffer {
  return createHash('sha256').update(`${id}\n${key}`).digest();
}

/** Of the number that a browser made for its request. */
export function hashUuid(uuid: string): Buffer {
  return createHash('sha256').update(uuid.toLowerCase()).digest();
}

/** Of everything that a request asked for, to tell a repeated one from another one under its name. */
export function hashRequest(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
