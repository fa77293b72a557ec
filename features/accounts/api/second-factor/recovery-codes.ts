import { randomInt } from 'node:crypto';
import { hashPassword, passwordFits } from '../passwords/hash-password.ts';

/** The first character of a code is its position, so that checking a code needs one hash only. */
const HOW_MANY = 10;
/** Crockford's base 32, in which eleven characters are 55 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_SIGNS = 11;
const CODE = /^([A-J])([0-9A-Z]{11})$/;

/** @returns the codes, and their hashes in the same order. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: HOW_MANY }, (_, position) => {
    const random = Array.from({ length: RANDOM_SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${prefixOf(position)}${random}`;
  });
  const hashes = await Promise.all(codes.map((code) => hashPassword(code)));
  return { codes: codes.map((code) => code.match(/.{4}/g)!.join('-')), hashes };
}

export function readRecoveryCode(text: string): { position: number; code: string } | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  const [, prefix, random] = CODE.exec(code) ?? [];
  if (!prefix || !random) return undefined;
  // People confuse these characters.
  const typed = random.replace(/O/g, '0').replace(/[IL]/g, '1').replace(/U/g, 'V');
  return { position: prefix.charCodeAt(0) - prefixOf(0).charCodeAt(0), code: `${prefix}${typed}` };
}

export function recoveryCodeFits(code: string, hash: string | undefined): Promise<boolean> {
  return passwordFits(code, hash);
}

function prefixOf(position: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + position);
}
