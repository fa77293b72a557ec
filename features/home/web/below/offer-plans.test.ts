import { expect, test } from 'vitest';
import type { PlanCard } from '#features/operators/contract/plan.ts';
import { offerPlans } from './offer-plans.ts';

const card = (id: string, category: string, more: Partial<PlanCard> = {}) =>
  ({
    id,
    category,
    nextDate: '2026-12-12',
    priceFrom: 9000,
    operator: { name: 'Garza', fictional: true },
    summary: 'long',
    ...more,
  }) as PlanCard;

test('the home screen offers the first plan of each category', () => {
  const cards = ['sea', 'sea', 'food', 'nature', 'sea', 'city'].map((kind, n) => card(String(n), kind));
  expect(offerPlans(cards).map(({ id }) => id)).toEqual(['0', '2', '3', '5']);
  expect(offerPlans(cards.slice(0, 3)).map(({ id }) => id)).toEqual(['0', '2', '1']);
});

test('a plan that cannot be booked is left out', () => {
  const [only, ...others] = offerPlans([
    card('full', 'sea', { nextDate: null }),
    card('closed', 'sea', { priceFrom: null }),
    card('open', 'sea'),
  ]);
  expect([only?.id, others]).toEqual(['open', []]);
  expect(only).not.toHaveProperty('summary');
});
