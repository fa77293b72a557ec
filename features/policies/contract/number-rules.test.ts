import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCountryPack } from '#regions/read-country.ts';
import { fitsRule, isKnownCheck } from './number-rules.ts';

const COUNTRIES = join(import.meta.dirname, '../../../regions/countries');
const packs = await Promise.all(
  (await readdir(COUNTRIES)).map((file) => readCountryPack(file.replace('.json', '').toUpperCase())),
);

test('each country pack has a tax number and uses only known checks', () => {
  for (const { numbers } of packs) {
    expect(numbers.documents.map(({ id }) => id)).toContain(numbers.tax);
    expect(numbers.documents.filter(({ check }) => check && !isKnownCheck(check))).toEqual([]);
  }
});

test.each([
  ['PE', 'dni', '45678912', true],
  ['PE', 'dni', '12', false],
  ['PE', 'dni', 'abc', false],
  ['PE', 'ce', '001234567', true],
  ['PE', 'passport', 'ab 123456', true],
  ['PE', 'ruc', '20123456786', true],
  ['PE', 'ruc', '20-12345678-6', true],
  ['PE', 'ruc', '20123456789', false],
  ['PE', 'ruc', '123', false],
  ['CO', 'cc', '1020345678', true],
  ['CO', 'cc', '12', false],
  ['CO', 'nit', '860.002.964-4', true],
  ['CO', 'nit', '860.002.964-5', false],
])('in %s, a %s with the number %s is valid: %s', (country, id, number, isValid) => {
  const pack = packs.find((one) => one.country === country)!;
  expect(fitsRule(number, pack.numbers.documents.find((one) => one.id === id)!)).toBe(isValid);
});

test('an interbank account number of Peru has 20 digits', () => {
  const rule = packs.find(({ country }) => country === 'PE')!.numbers.bank_account!;
  expect(['002-193-001234567890-12', '570-1234', '002193001234567890123'].map((one) => fitsRule(one, rule))).toEqual([
    true,
    false,
    false,
  ]);
});
