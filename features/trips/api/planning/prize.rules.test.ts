import { expect, test } from 'vitest';
import type { PlanningPlace } from '#features/places/api/public.ts';
import { sampleWish } from '#tests/trips.ts';
import type { PlaceHours } from './place-windows.rules.ts';
import { prizeOf } from './prize.rules.ts';

const hours: PlaceHours = { class: 'known', windows: [] };
const place = (category: PlanningPlace['category'], name: string) =>
  ({ category, name, kindLabel: '', interest: 500 }) as PlanningPlace;

test('a lodging is never planned as a visit', () => {
  expect(prizeOf(sampleWish(), place('lodging', 'Hostal'), hours)).toBe(0);
});

test('a shop that is mapped as a market counts less than a real market', () => {
  const wish = sampleWish({ interests: { markets: 3 } });
  const prize = (name: string) => prizeOf(wish, place('market', name), hours);
  expect(prize('Avícola Laura')).toBeLessThan(prize('Mercado Central'));
});

test('a wish without interests counts one great sight more than three small ones', () => {
  const prize = (interest: number, wish = sampleWish({ interests: {} })) =>
    prizeOf(wish, { ...place('museum', 'Museo'), interest }, hours);
  expect(prize(1000)).toBeGreaterThan(3 * prize(500));
  const asks = sampleWish({ interests: { museums: 2 } });
  expect(prize(1000, asks)).toBeLessThan(3 * prize(500, asks));
});
