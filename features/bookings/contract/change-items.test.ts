import { expect, test } from 'vitest';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { BookingItem } from './booking.ts';
import { itemsBecome, unitsOf } from './change-items.ts';

const unit = (id: string, name: string): Unit => ({
  id,
  type: 'ADULT',
  name,
  minAge: null,
  maxAge: null,
  places: 1,
  idRequired: false,
  accompaniedBy: [],
});
const [adult, child] = [unit('adult', 'Adulto'), unit('child', 'Niña o niño')];
const item = (id: string, { id: unitId, type, name }: Unit, traveller: string): BookingItem => ({
  id,
  unitId,
  type,
  name,
  price: 100,
  places: 1,
  state: 'active',
  redeemedAt: null,
  traveller: { name: traveller },
});
const party = [item('1', adult, 'Ana'), item('2', adult, 'Beto'), item('3', child, 'Cami')];

test("if a unit's quantity falls, `itemsBecome` cancels the last items of the unit", () => {
  let next = 3;
  const units = [
    { unit: adult, quantity: 1, price: 130 },
    { unit: child, quantity: 2, price: 60 },
  ];
  const items = itemsBecome(party, { units }, () => String(++next));
  expect(items.map(({ id, state, price, traveller }) => [id, state, price, traveller?.name])).toEqual([
    ['1', 'active', 130, 'Ana'],
    ['2', 'cancelled', 100, 'Beto'],
    ['3', 'active', 60, 'Cami'],
    ['4', 'active', 60, undefined],
  ]);
  expect(unitsOf(items)).toEqual([
    { unitId: 'adult', quantity: 1 },
    { unitId: 'child', quantity: 2 },
  ]);
});

test('if a unit is removed, `itemsBecome` cancels all items of the unit', () => {
  const items = itemsBecome(party, { units: [{ unit: adult, quantity: 2, price: 100 }] }, () => 'new');
  expect(unitsOf(items)).toEqual([{ unitId: 'adult', quantity: 2 }]);
});
