import { expect, test } from 'vitest';
import { travellerFaults } from './traveller-faults.ts';

const item = { id: 'i', unitId: 'u', type: 'CHILD', name: 'Niña o niño', price: 0, places: 1 } as const;
const bookingWith = (ages?: { from: number | null; to: number | null }) => [
  { id: 'b', items: [{ ...item, state: 'active' as const, redeemedAt: null, traveller: null, ...(ages && { ages }) }] },
];
const linesWith = (traveller: { age?: number; document?: string }) => ({
  lines: [{ bookingId: 'b', travellers: [{ itemId: 'i', ...traveller }], answers: {} }],
});

test.each([
  [{ from: 4, to: 11 }, 15, ['«Niña o niño» es de 4 a 11 años.']],
  [{ from: 4, to: 11 }, 3, ['«Niña o niño» es de 4 a 11 años.']],
  [{ from: 4, to: 11 }, 11, []],
  [{ from: null, to: 3 }, 4, ['«Niña o niño» es hasta 3 años.']],
  [{ from: 60, to: null }, 59, ['«Niña o niño» es desde 60 años.']],
  [{ from: 60, to: null }, 90, []],
  [undefined, 15, []],
])('for a unit with the ages %j, the age %i gives the messages %j', (ages, age, messages) => {
  expect(travellerFaults(linesWith({ age }), bookingWith(ages)).map(({ message }) => message)).toEqual(messages);
});

test('a document that does not match the country’s pattern is refused', () => {
  const rules = [{ name: 'DNI', pattern: '^\\d{8}$', shape: '' }];
  const faults = (document: string) => travellerFaults(linesWith({ document }), bookingWith(), rules);
  expect(faults('12')).toMatchObject([{ path: 'body.lines.0.travellers.0.document' }]);
  expect(faults('45678912')).toEqual([]);
});
