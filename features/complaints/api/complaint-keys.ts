import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 bits as base64url, for a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Eight digits that a person can type; tries are counted. */
export function newPin(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** What is stored. The complaint takes part, so that one PIN is another thing for another complaint. */
export function hashKey(reference: string, key: string): Buffer {
  return createHash('sha256').update(`${reference}\n${key}`).digest();
}

/** Of the number that a browser made for its request. */
export function hashUuid(uuid: string): Buffer {
  return createHash('sha256').update(uuid.toLowerCase()).digest();
}
