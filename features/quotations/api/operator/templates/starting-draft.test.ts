import { expect, test } from 'vitest';
import type { SoldTariff } from '#features/operators/api/public.ts';
import type { QuotationWish } from '#features/quotations/contract/quotation.ts';
import { USUAL_QUOTATION_TERMS } from '#features/quotations/contract/terms.ts';
import { startingDraft } from './starting-draft.rules.ts';

const wish: QuotationWish = {
  when: { kind: 'fixed', date: '2030-03-20', days: 1 },
  party: { adults: 2, seniors: 0, childAges: [8] },
  ...{ budget: null, lodging: null, needs: [], languages: [], areas: [], days: [], wishes: '' },
};
const unit = (id: string, type: 'ADULT' | 'CHILD', maxAge: number | null) => ({
  ...{ id, type, name: id, minAge: null, maxAge, places: 1, idRequired: false, accompaniedBy: [] },
});
const always = { from: null, to: null, weekdays: null };
const tariff: SoldTariff = {
  plan: { title: 'Las huacas', pricingPer: 'UNIT' },
  option: {
    ...{ id: 'o', name: 'Con guía', durationMinutes: 180, private: false },
    units: [unit('Adulto', 'ADULT', null), unit('Niña o niño', 'CHILD', 11)],
    prices: [
      { ...always, unit: 'Adulto', amount: 8500 },
      { ...always, unit: 'Niña o niño', amount: 4000 },
      { unit: 'Adulto', from: '2030-03-01', to: '2030-03-31', weekdays: null, amount: 9000 },
    ],
  },
};
const start = (more: { today?: string; tariff?: SoldTariff | null } = {}) =>
  startingDraft({
    ...{ source: { kind: 'plan', slug: 'las-huacas', title: 'Las huacas' }, wish, plan: null, tariff: null },
    ...{ terms: USUAL_QUOTATION_TERMS, centre: { name: 'Trujillo', lon: -79, lat: -8 }, today: '2030-01-10' },
    ...more,
  });

test("a request for the operator's own plan starts with a line at the prices of its day", () => {
  expect(start().lines).toEqual([]);
  const [line] = start({ tariff }).lines!;
  expect(line).toMatchObject({ id: 'o', title: 'Las huacas', departureId: null, begin: 540, minutes: 180 });
  expect(line!.units.map(({ name, quantity, unitPrice, follows }) => [name, quantity, unitPrice, follows])).toEqual([
    ['Adulto', 2, 9000, 'adults'],
    ['Niña o niño', 1, 4000, 'children'],
  ]);
  expect(start({ tariff }).lines).toEqual([line]);
});

test('the deadline of the balance fits the days until the trip', () => {
  const deadline = (today: string) => start({ today }).payments!.at(-1)!.daysBefore;
  expect(USUAL_QUOTATION_TERMS.balanceDays).toBe(30);
  expect(['2030-01-10', '2030-02-18', '2030-03-08', '2030-03-20'].map(deadline)).toEqual([30, 10, 4, 0]);
});
