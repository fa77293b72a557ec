import { expect, test } from 'vitest';
import { isFiltered, queryOf, readTripFilters, writeTripFilters } from './trip-filters.ts';

const read = (search: string) => readTripFilters(new URLSearchParams(search));

test('the address and the filters are the same', () => {
  const search = 'dias=2-3&mes=12&gusto=beach&desde=abc_1';
  expect(String(writeTripFilters(read(search)))).toBe(search);
  expect(queryOf(read(search))).toEqual({ minDays: 2, maxDays: 3, month: 12, interest: 'beach', cursor: 'abc_1' });
});

test('unknown values of an address are left out', () => {
  const filters = read('dias=toString&mes=13&gusto=shopping&desde=<b>');
  expect(queryOf(filters)).toEqual({});
  expect(isFiltered(filters)).toBe(false);
});
