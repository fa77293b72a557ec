import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealWith } from './seal.ts';

const seal = sealWith(randomBytes(32));
const secret = randomBytes(20);

test('a sealed secret opens again, and sealing twice gives different bytes', () => {
  const sealed = seal.close(secret, 'rosa');
  expect(seal.open(sealed, 'rosa')).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(seal.close(secret, 'rosa')).not.toEqual(sealed);
});

test('opening fails in another context, with another key, and after a changed byte', () => {
  const sealed = seal.close(secret, 'rosa');
  expect(() => seal.open(sealed, 'luis')).toThrow();
  expect(() => sealWith(randomBytes(32)).open(sealed, 'rosa')).toThrow();
  for (const at of [0, 15, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => seal.open(changed, 'rosa')).toThrow();
  }
});
