import { expect, test } from 'vitest';
import { countBookedPeople, countPeople } from './people-count.ts';

const departure = (id: string, planId: string, people: number, madeToOrder = false) => ({
  id,
  planId,
  people,
  madeToOrder,
});

test('two services for one party of seven are seven people', () => {
  expect(countBookedPeople([departure('boat', 'offer', 7, true), departure('lunch', 'offer', 7, true)])).toBe(7);
});

test('a service for a part of the party does not change its number of people', () => {
  expect(countBookedPeople([departure('boat', 'offer', 7, true), departure('surf', 'offer', 3, true)])).toBe(7);
});

test('people of different departures and of different parties are added', () => {
  const departures = [departure('morning', 'tour', 4), departure('evening', 'tour', 3)];
  const parties = [departure('boat', 'one', 2, true), departure('horse', 'other', 5, true)];
  expect(countBookedPeople([...departures, ...parties])).toBe(14);
  expect(countBookedPeople([])).toBe(0);
});

test('a family ticket is as many people as places, and an infant without a place is one', () => {
  expect(
    countPeople([
      { places: 4, quantity: 1 },
      { places: 0, quantity: 1 },
      { places: 1, quantity: 2 },
    ]),
  ).toBe(7);
  expect(countPeople([{ places: 1 }, { places: 0 }])).toBe(2);
});
