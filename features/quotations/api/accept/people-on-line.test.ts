import { expect, test } from 'vitest';
import type { Unit, UnitType } from '#features/operators/contract/unit.ts';
import { peopleOn } from './people-on-line.rules.ts';

const unit = (type: UnitType, minAge: number | null = null, maxAge: number | null = null): Unit => ({
  ...{ id: type, type, name: type.toLowerCase(), minAge, maxAge, places: 1, idRequired: false, accompaniedBy: [] },
});
const adult = unit('ADULT', 18);
const party = { adults: 2, seniors: 1, childAges: [9, 2] };
const on = (...units: Unit[]) =>
  peopleOn(units, party).map(({ type, name, traveller }) => [type, name, traveller?.age]);

test('a child or senior for whom no unit fits takes the seat of an adult', () => {
  expect(on(adult, adult, adult, adult, adult)).toEqual([
    ['ADULT', 'adult', undefined],
    ['ADULT', 'adult', undefined],
    ['SENIOR', 'Adulto mayor', undefined],
    ['CHILD', 'Niña o niño', 9],
    ['CHILD', 'Niña o niño', 2],
  ]);
});

test("a child gets the unit that fits the child's age", () => {
  expect(on(unit('INFANT', 0, 3), adult, unit('CHILD', 4, 11), unit('SENIOR'), adult)).toEqual([
    ['INFANT', 'infant', 2],
    ['ADULT', 'adult', undefined],
    ['CHILD', 'child', 9],
    ['SENIOR', 'senior', undefined],
    ['ADULT', 'adult', undefined],
  ]);
});

test('a unit that fits no person of the party gets no age', () => {
  expect(on(unit('FAMILY'), unit('CHILD', 12, 15))).toEqual([
    ['FAMILY', 'family', undefined],
    ['CHILD', 'child', undefined],
  ]);
});
