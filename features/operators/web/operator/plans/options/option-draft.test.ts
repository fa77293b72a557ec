import { expect, test } from 'vitest';
import { addUnit, cleanOption, faultsOf, isUndated, newOption, removeUnit, setUsual, usualOf } from './option-draft.ts';

test('a new usual price replaces the earlier amount', () => {
  const option = newOption('En español');
  const adult = option.units[0]!.id;
  const priced = setUsual(setUsual(option, adult, 4), adult, 4500);
  expect(usualOf(priced, adult)).toBe(4500);
  expect(priced.prices).toHaveLength(1);
});

test('removing a unit removes its prices, and removes its id from the units that it accompanies', () => {
  const option = addUnit(newOption('En español'), 'CHILD');
  const adult = option.units[0]!;
  const child = option.units[1]!;
  const tied = {
    ...setUsual(option, child.id, 2000),
    units: option.units.map((unit) => (unit.id === child.id ? { ...unit, accompaniedBy: [adult.id] } : unit)),
  };
  const { units, prices } = removeUnit(tied, adult.id);
  expect(units).toEqual([expect.objectContaining({ id: child.id, accompaniedBy: [] })]);
  expect(prices).toHaveLength(1);
});

test('`cleanOption` drops prices without an amount', () => {
  const option = newOption(' Privado ');
  const adult = option.units[0]!.id;
  const priced = setUsual(setUsual(option, adult, 4500), null, 30_000);
  expect(cleanOption(setUsual(priced, adult, null), 'UNIT').prices).toEqual([]);
  expect(cleanOption({ ...priced, private: true }, 'UNIT')).toMatchObject({
    name: 'Privado',
    prices: [{ unit: null, amount: 30_000 }],
  });
});

test('a price for a season applies on all its days until a person chooses weekdays', () => {
  const option = newOption('En español');
  const season = { unit: option.units[0]!.id, from: '2030-12-20', to: null, weekdays: [], amount: 9000 };
  const [price] = cleanOption({ ...option, prices: [season] }, 'UNIT').prices;
  expect(price).toMatchObject({ from: '2030-12-20', weekdays: null });
  expect(isUndated(season)).toBe(false);
});

test('a price with neither dates nor weekdays is undated, and no usual price', () => {
  const option = newOption('En español');
  const unsaid = { unit: option.units[0]!.id, from: null, to: null, weekdays: [], amount: 9000 };
  expect(isUndated(unsaid)).toBe(true);
  expect(usualOf({ ...option, prices: [unsaid] }, unsaid.unit)).toBeNull();
});

test('each person without a price is missing, and a price of 0 is a price', () => {
  const option = addUnit(newOption(' '), 'CHILD');
  const [adult, child] = option.units.map(({ id }) => id) as [string, string];
  expect(faultsOf(option, 'UNIT')).toEqual({ name: true, unpriced: [adult, child] });
  const named = setUsual(setUsual({ ...option, name: 'Con guía' }, adult, 4500), child, 0);
  expect(faultsOf(named, 'UNIT')).toEqual({ name: false, unpriced: [] });
  expect(faultsOf({ ...named, private: true }, 'UNIT').unpriced).toEqual([null]);
});
