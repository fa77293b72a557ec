import { expect, test } from 'vitest';
import type { PlanningPlace } from '#features/places/api/public.ts';
import { sampleWish } from '#tests/trips.ts';
import type { PlaceHours } from './place-windows.rules.ts';
import { prizeOf } from './prize.rules.ts';

const hours: PlaceHours = { class: 'known', windows: [] };
const sight = { hours, isLocal: false };
const place = (category: PlanningPlace['category'], name: string) =>
  ({ category, name, kindLabel: '', interest: 500, doubts: [] as PlanningPlace['doubts'] }) as PlanningPlace;

test('a lodging is never planned as a visit', () => {
  expect(prizeOf(sampleWish(), place('lodging', 'Hostal'), sight)).toBe(0);
});

test('a shop that is mapped as a market counts less than a real market', () => {
  const wish = sampleWish({ interests: { markets: 3 } });
  const prize = (name: string) => prizeOf(wish, place('market', name), sight);
  expect(prize('Avícola Laura')).toBeLessThan(prize('Mercado Central'));
});

test('a place that may be closed counts less', () => {
  const open = place('museum', 'Museo');
  const prize = (about: PlanningPlace['doubts'][number]['about']) =>
    prizeOf(sampleWish({ interests: { museums: 2 } }), { ...open, doubts: [{ about, text: 'Por obras.' }] }, sight);
  expect(prize('closed')).toBeLessThan(prize('price'));
});

test('a wish without interests counts one great sight more than three small ones', () => {
  const prize = (interest: number, wish = sampleWish({ interests: {} })) =>
    prizeOf(wish, { ...place('museum', 'Museo'), interest }, sight);
  expect(prize(1000)).toBeGreaterThan(3 * prize(500));
  const asks = sampleWish({ interests: { museums: 2 } });
  expect(prize(1000, asks)).toBeLessThan(3 * prize(500, asks));
});

test('a place of an itinerary for such a trip counts more than another one, but a lodging still counts nothing', () => {
  const wish = sampleWish({ interests: { museums: 2, food: 2 } });
  const ofItinerary = { hours, isLocal: true };
  for (const category of ['museum', 'food'] as const) {
    const prize = prizeOf(wish, place(category, 'Museo'), sight);
    expect(prizeOf(wish, place(category, 'Museo'), ofItinerary)).toBeGreaterThan(2 * prize);
  }
  expect(prizeOf(wish, place('lodging', 'Hostal'), ofItinerary)).toBe(0);
});
