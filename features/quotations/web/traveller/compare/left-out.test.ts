import { expect, test } from 'vitest';
import { linesLeftOut, linesTaken } from './left-out.ts';

const line = (id: string, required = false) => ({ id, required });

test('a line that the traveller left out stays left out in the next version of the offer', () => {
  const first = [line('guide', true), line('van'), line('lunch')];
  const leftOut = linesLeftOut(first, ['guide', 'lunch']);
  expect(linesTaken(first, leftOut)).toEqual(['guide', 'lunch']);
  expect(linesTaken([...first, line('tickets')], leftOut)).toEqual(['guide', 'lunch', 'tickets']);
  expect(linesTaken([line('guide', true), line('lunch')], leftOut)).toBeNull();
  expect(linesTaken([line('guide', true), line('van', true)], leftOut)).toBeNull();
  expect(linesTaken(first, linesLeftOut(first, ['guide', 'van', 'lunch']))).toBeNull();
});
