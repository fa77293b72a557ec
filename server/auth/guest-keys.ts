import { createHash, createHmac, createSecretKey, randomBytes, randomInt } from 'node:crypto';

/**
 * Keys for people without an account. A guest opens a resource with the secret of a link, or with a reference and a
 * PIN. The database stores only their hashes.
 */

/** Crockford's base 32: digits and capital letters without I, L, O and U, which people misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the prefix and forty random bits. A reference is not a secret. */
export function newReference(prefix: 'VR' | 'RB' | 'PO' | 'LT' | 'CZ'): string {
  return prefix + randomLetters(8);
}

export function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => ALPHABET[byte % 32]).join('');
}

/** Derives 256 bits (base64url) from the browser's UUID, so that a repeated request gets the same link. */
export function secretOf(key: Buffer, uuid: string): string {
  // `createHmac` with a raw Buffer as key is slower.
  return createHmac('sha256', createSecretKey(key)).update(uuid.toLowerCase()).digest('base64url');
}

/** Eight random digits. */
export function newPin(): string {
  return pinWith(randomInt(PINS));
}

/**
 * Derives the PIN of an email, so that an email that is sent again shows the same PIN.
 * @param email identifies the email within the site, such as `order/7`.
 */
export function pinOf(key: Buffer, email: string): string {
  const mac = createHmac('sha256', createSecretKey(key)).update(email).digest();
  return pinWith(mac.readUIntBE(0, 6) % PINS);
}

const PINS = 100_000_000;
const pinWith = (number: number): string => String(number).padStart(8, '0');

/** The hash depends on the resource's id, so equal PINs of two resources have different hashes. */
export function hashKey(id: string, key: string): Buffer {
  return createHash('sha256').update(`${id}\n${key}`).digest();
}

export function hashUuid(uuid: string): Buffer {
  return createHash('sha256').update(uuid.toLowerCase()).digest();
}

export function hashRequest(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
