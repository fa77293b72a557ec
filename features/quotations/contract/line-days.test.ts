import { expect, test } from 'vitest';
import { lineOf } from '#tests/quotations.ts';
import { daysOfLine, minutesADay } from './line-days.ts';

const unit = (name: string, quantity: number, follows: 'people' | null = null) => ({
  ...{ unitId: null, name, quantity, unitPrice: 18_000, follows },
});
const days = (name: string, quantity: number, day = 0, of = 3) =>
  daysOfLine(lineOf({ kind: 'guide', day, units: [unit(name, quantity)] }), of);

test('a line priced by the day covers as many days in a row', () => {
  expect(days('día', 3)).toEqual([0, 1, 2]);
  expect(days('Días de guía', 2, 1)).toEqual([1, 2]);
  expect(days('jornada', 2)).toEqual([0, 1]);
  expect(days('diario', 3)).toEqual([0]);
  expect(days('medio día', 3)).toEqual([0]);
  expect(days('grupo', 3, 2)).toEqual([2]);
});

test('no line continues after the last day of its offer', () => {
  expect(days('día', 3, 1)).toEqual([0, 1, 2]);
  expect(days('día', 5, 2)).toEqual([0, 1, 2]);
  expect(days('día', 2, 0, 1)).toEqual([0]);
});

test('a night, a departure and a quantity per person do not multiply days', () => {
  const by = (more: object) => daysOfLine({ ...lineOf({ units: [unit('día', 3)] }), ...more }, 3);
  expect(by({ kind: 'lodging' })).toEqual([0]);
  expect(by({ kind: 'plan', departureId: 'd' })).toEqual([0]);
  expect(by({ units: [unit('día', 6, 'people')] })).toEqual([0]);
});

test('each day has the length of one day', () => {
  expect(minutesADay({ begin: 540, minutes: 480 }, 3)).toBe(480);
  expect(minutesADay({ begin: 540, minutes: 2880 + 480 }, 3)).toBe(480);
  expect(minutesADay({ begin: 540, minutes: 4320 }, 3)).toBe(900);
  expect(minutesADay({ begin: 1080, minutes: 2280 }, 1)).toBe(2280);
});
