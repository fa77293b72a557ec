import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** Digits and capitals that nobody takes for each other (Crockford's base 32 without vowels-in-doubt). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What people type and read out: two letters that say what it is, and forty bits that cannot be counted on from another one. Not a secret.
 */
export function newReference(prefix: 'VR' | 'RB' | 'PO' | 'LT'): string {
  const bytes = randomBytes(8);
  return prefix + [...bytes].map((byte) => LETTERS[byte % 32]).join('');
}

/** The secret of an order's link, from the number that its browser made: whoever repeats the request has the same link. */
export function secretOf(key: Buffer, uuid: string): string {
  return createHmac('sha256', key).update(uuid.toLowerCase()).digest('base64url');
}

/** Eight digits that a person can type; tries are counted. */
export function newPin(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** What is stored. The order takes part, so that one PIN is another thing for another order. */
export function hashKey(orderId: string, key: string): Buffer {
  return createHash('sha256').update(`${orderId}\n${key}`).digest();
}

/** Of the number that a browser made for its request. */
export function hashUuid(uuid: string): Buffer {
  return createHash('sha256').update(uuid.toLowerCase()).digest();
}

/** Of everything that a request asked for, to tell a repeated one from another one under its name. */
export function hashRequest(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
