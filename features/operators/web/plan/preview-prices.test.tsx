import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import type { ManagedOption } from '../../contract/managed-plan.ts';
import type { Price } from '../../contract/price.ts';
import { firstPrice, PreviewPrices } from './preview-prices.tsx';

const units = [
  { id: 'a', type: 'ADULT', name: 'Adulto', minAge: null, maxAge: null },
  { id: 'c', type: 'CHILD', name: 'Niña o niño', minAge: 4, maxAge: 11 },
];
const price = (unit: string | null, amount: number): Price => ({ unit, from: null, to: null, weekdays: null, amount });

function planOf(option: Partial<ManagedOption>) {
  const options = [{ id: 'o', name: 'Con guía', private: false, units, prices: [], ...option } as ManagedOption];
  return { options, pricingPer: 'UNIT' as const, currency: 'PEN' };
}

async function factsOf(option: Partial<ManagedOption>): Promise<string[][]> {
  const { place } = await show(<PreviewPrices plan={planOf(option)} />);
  return [...place.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  );
}

test('the preview shows the price and the ages of each kind of traveller', async () => {
  expect(await factsOf({ prices: [price('a', 8500), price('c', 4000), price('c', 4500)] })).toEqual([
    ['Adulto', 'PEN 85'],
    ['Niña o niño, de 4 a 11 años', 'PEN 40'],
  ]);
  expect((await factsOf({ prices: [price('a', 8500)] }))[1]).toEqual(['Niña o niño, de 4 a 11 años', 'no se vende']);
});

test('the preview of a private departure shows one price and the ages', async () => {
  expect(await factsOf({ private: true, prices: [price(null, 30_000), price('a', 8500)] })).toEqual([
    ['Todo el grupo', 'PEN 300'],
    ['Niña o niño', 'de 4 a 11 años'],
  ]);
});

test('a plan without departures begins with the price of an adult or of the group', () => {
  expect(firstPrice(planOf({ prices: [price('c', 4000), price('a', 8500)] }))).toBe(8500);
  expect(firstPrice(planOf({ private: true, prices: [price(null, 30_000)] }))).toBe(30_000);
  expect(firstPrice(planOf({}))).toBeNull();
});
