import { expect, test } from 'vitest';
import type { DepartureView, PlanOptionView } from '../../contract/plan.ts';
import {
  addMonths,
  type Choosable,
  chosenOf,
  dayWithPlaces,
  firstWish,
  lastDayOf,
  partyIn,
  partyOf,
  peopleOfWish,
} from './wish.ts';

const unit = (id: string, type: string, accompaniedBy: string[] = []) => ({ id, type, accompaniedBy });
const option = { id: 'o', minUnits: 2, maxUnits: 4, units: [unit('c', 'CHILD', ['a']), unit('a', 'ADULT')] };
const plan = { options: [option as unknown as PlanOptionView] } as Choosable;

test('at first, the party consists of adults, within the limits of the option', () => {
  expect(firstWish(plan, { date: null, party: 1 }).units).toEqual({ a: 2 });
  expect(firstWish(plan, { date: null, party: 9 }).units).toEqual({ a: 4 });
});

test('a party without people has no query parameter', () => {
  expect(partyOf({ units: { a: 0 } })).toBeUndefined();
  expect(partyOf({ units: { a: 2, c: 1 } })).toBe('a:2,c:1');
});

test('without a choice, the first departure that the party can book is selected', () => {
  const departures = [
    { id: 'x', total: null },
    { id: 'y', total: 5 },
  ] as DepartureView[];
  const wish = firstWish(plan, { date: null, party: 2 });
  expect(chosenOf(departures, wish)?.id).toBe('y');
  expect(chosenOf(departures, { ...wish, departureId: 'x' })?.id).toBe('x');
  expect(chosenOf([], wish)).toBeNull();
});

test('another day keeps the chosen time, unless that time has no seats', () => {
  const departures = [
    { id: 'nine', time: '09:00', total: 5 },
    { id: 'eleven', time: '11:00', total: 5 },
  ] as DepartureView[];
  const wish = { ...firstWish(plan, { date: null, party: 2 }), time: '11:00' };
  expect(chosenOf(departures, wish)?.id).toBe('eleven');
  const full = departures.map((it) => ({ ...it, total: it.id === 'eleven' ? null : 5 }));
  expect(chosenOf(full, wish)?.id).toBe('nine');
});

test('another option keeps the number of people of each unit type', () => {
  const other = { id: 'p', minUnits: 1, maxUnits: 9, units: [unit('A2', 'ADULT'), unit('C2', 'CHILD', ['A2'])] };
  const [from, to] = [option, other] as unknown as [PlanOptionView, PlanOptionView];
  expect(partyIn(from, to, { a: 2, c: 1 })).toEqual({ A2: 2, C2: 1 });
  const adultsOnly = { ...to, units: to.units.slice(0, 1) };
  expect(partyIn(from, adultsOnly, { a: 2, c: 1 })).toEqual({ A2: 3 });
});

test('counting months continues into the next and the previous year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([lastDayOf('2028-02'), lastDayOf('2026-12')]).toEqual(['2028-02-29', '2026-12-31']);
});

test('if the default day has no seats, the next day with seats is chosen', () => {
  const days = (['LIMITED', 'SOLD_OUT', 'AVAILABLE'] as const).map((status, index) => ({
    ...{ date: `2026-12-0${index + 1}`, status, left: null, departures: 1, priceFrom: 100, total: 200, closures: [] },
  }));
  expect(dayWithPlaces(days, '2026-12-01')).toBe('2026-12-01');
  expect(dayWithPlaces(days, '2026-12-02')).toBe('2026-12-03');
  expect(dayWithPlaces(days, '2026-12-04')).toBe('2026-12-04');
  expect(dayWithPlaces(days, null)).toBe(null);
});

test('a family ticket in the wish is as many people as places', () => {
  const units = [
    { id: 'f', type: 'FAMILY', places: 4 },
    { id: 's', type: 'SENIOR', places: 1 },
  ] as PlanOptionView['units'];
  const options = [{ id: 'o', units }] as PlanOptionView[];
  const wish = { optionId: 'o', units: { f: 1, s: 2 } };
  expect(peopleOfWish(options, wish)).toBe(6);
  expect(peopleOfWish(options, wish, ({ type }) => type === 'SENIOR')).toBe(2);
});
