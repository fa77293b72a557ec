import { expect, test } from 'vitest';
import type { LineUnit } from './offer.ts';
import { countWords, unitWords } from './unit-words.ts';

const unit = (name: string, quantity: number, unitPrice: number, unitId: string | null = null): LineUnit => ({
  ...{ name, quantity, unitPrice, unitId, follows: null },
});
const money = (minor: number) => `PEN ${minor / 100}`;

test('shows the price of a group once, with the number of people', () => {
  const units = [unit('Grupo', 1, 36_000, 'u'), unit('Persona', 3, 0, 'u')];
  expect(unitWords(units, money)).toBe('PEN 360 por el grupo · 4 personas');
  expect(countWords(units)).toBe('el grupo · 4 personas');
  expect(unitWords([unit('grupo', 1, 36_000)], money)).toBe('PEN 360 por el grupo');
});

test('shows the count and the price of each unit', () => {
  const units = [unit('adulto', 2, 1_000), unit('niña o niño', 1, 0)];
  expect(unitWords(units, money)).toBe('2 × adulto, PEN 10 + 1 × niña o niño, gratis');
  expect(countWords(units)).toBe('2 × adulto, 1 × niña o niño');
  expect(unitWords([unit('Grupo', 2, 100)], money)).toBe('2 × Grupo, PEN 1');
});
