import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPin, pinOf } from './guest-keys.ts';

const key = randomBytes(32);

test('a PIN has eight digits, and every email and every site has its own', () => {
  const pins = Array.from({ length: 1_000 }, (_, email) => pinOf(key, `order/${email}`));
  expect(pins).toEqual(Array.from({ length: 1_000 }, (_, email) => pinOf(key, `order/${email}`)));
  for (const pin of [...pins, newPin()]) expect(pin).toMatch(/^\d{8}$/);
  // Among 1,000 PINs, a pair of equal PINs occurs once in two hundred runs.
  expect(new Set(pins).size).toBeGreaterThan(997);
  expect(pinOf(randomBytes(32), 'order/0')).not.toBe(pins[0]);
});

test('the first digits of many PINs are evenly distributed', () => {
  const counts = new Map<string, number>();
  for (let email = 0; email < 10_000; email += 1) {
    const [first] = pinOf(key, String(email));
    counts.set(first!, (counts.get(first!) ?? 0) + 1);
  }
  // The standard deviation is 30. The tolerance is seven times 30.
  for (let digit = 0; digit < 10; digit += 1) expect(Math.abs(counts.get(String(digit))! - 1_000)).toBeLessThan(210);
});
