import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPin, pinOf } from './guest-keys.ts';

const key = randomBytes(32);

test('an email has one PIN of eight digits, and another email or another site another one', () => {
  const pins = Array.from({ length: 1_000 }, (_, email) => pinOf(key, `order/${email}`));
  expect(pins).toEqual(Array.from({ length: 1_000 }, (_, email) => pinOf(key, `order/${email}`)));
  for (const pin of [...pins, newPin()]) expect(pin).toMatch(/^\d{8}$/);
  // Of 1,000 out of 10^8 two are alike once in two hundred times, three pairs of them once in fifty million.
  expect(new Set(pins).size).toBeGreaterThan(997);
  expect(pinOf(randomBytes(32), 'order/0')).not.toBe(pins[0]);
});

test('its PINs begin with every digit about as often', () => {
  const counts = new Map<string, number>();
  for (let email = 0; email < 10_000; email += 1) {
    const [first] = pinOf(key, String(email));
    counts.set(first!, (counts.get(first!) ?? 0) + 1);
  }
  // Seven standard deviations of 30 each.
  for (let digit = 0; digit < 10; digit += 1) expect(Math.abs(counts.get(String(digit))! - 1_000)).toBeLessThan(210);
});
