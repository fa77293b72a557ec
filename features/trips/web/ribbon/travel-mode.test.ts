import { expect, test } from 'vitest';
import type { DayView, LegView, StopView } from './day-view.ts';
import { routeOfDay, travelMode, travelModeOfDay } from './travel-mode.ts';

const leg = (mode: LegView['mode'], minutes = 10) => ({ mode, minutes }) as LegView;
const dayOf = (...legs: (LegView | null)[]) => ({ legs }) as DayView;

test('a day with walks and a drive is driven, and a day with a train has no travel mode', () => {
  expect([travelMode(leg('walk')), travelMode(leg('boat')), travelMode(null)]).toEqual(['walking', null, null]);
  expect(travelModeOfDay(dayOf(leg('walk'), null, leg('drive')))).toBe('driving');
  expect(travelModeOfDay(dayOf(leg('walk'), leg('drive', 0)))).toBe('walking');
  expect(travelModeOfDay(dayOf(leg('walk'), leg('train')))).toBeNull();
  expect(travelModeOfDay(dayOf(null))).toBeNull();
});

const stop = (name: string, position: StopView['position']) => ({ name, position }) as StopView;
const ends = { start: { name: 'Hotel', lon: -79.03, lat: -8.11 }, end: { name: 'Hostal', lon: -79.12, lat: -8.08 } };

test('a day that is handed over to a map app begins and ends at its lodgings', () => {
  const stops = [stop('Museo', { lon: -79.02, lat: -8.1 }), stop('Almuerzo', null)];
  expect(routeOfDay({ stops, ends }).map(({ name }) => name)).toEqual(['Hotel', 'Museo', 'Hostal']);
  expect(routeOfDay({ stops }).map(({ name }) => name)).toEqual(['Museo']);
  expect(routeOfDay({ stops: [], ends })).toEqual([]);
});
