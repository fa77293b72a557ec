import { expect, test } from 'vitest';
import { askedPartyWords, askedWhenWords } from './quotation-words.ts';

test('lists the ages of the children, youngest first', () => {
  expect(askedPartyWords({ adults: 2, seniors: 1, childAges: [9, 4] })).toBe(
    '2 adultos · 1 adulto mayor · 2 niñas o niños (4 y 9 años)',
  );
  expect(askedPartyWords({ adults: 1, seniors: 0, childAges: [1] })).toBe('1 adulto · 1 niña o niño (1 año)');
});

test('counts children of the same age', () => {
  const said = (...childAges: number[]) => askedPartyWords({ adults: 1, seniors: 0, childAges });
  expect(said(7, 7)).toBe('1 adulto · 2 niñas o niños (de 7 años)');
  expect(said(1, 1)).toBe('1 adulto · 2 niñas o niños (de 1 año)');
  expect(said(15, 15, 16, 15, 16, 15)).toBe('1 adulto · 6 niñas o niños (4 de 15 y 2 de 16 años)');
});

test('writes fixed, flexible and unknown dates in Spanish', () => {
  expect(askedWhenWords({ kind: 'fixed', date: '2026-12-11', days: 3 })).toBe('vie 11/12/2026 – dom 13/12/2026');
  expect(askedWhenWords({ kind: 'fixed', date: '2026-12-11', days: 1 })).toBe('vie 11/12/2026');
  expect(askedWhenWords({ kind: 'flexible', from: '2026-12-11', until: '2026-12-20', days: 2 })).toBe(
    '2 días entre el vie 11/12/2026 y el dom 20/12/2026',
  );
  expect(askedWhenWords({ kind: 'unknown' })).toBe('Fechas por definir');
});
