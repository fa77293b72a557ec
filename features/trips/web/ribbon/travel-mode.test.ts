import { expect, test } from 'vitest';
import type { DayView, LegView } from './day-view.ts';
import { travelMode, travelModeOfDay } from './travel-mode.ts';

const leg = (mode: LegView['mode'], minutes = 10) => ({ mode, minutes }) as LegView;
const dayOf = (...legs: (LegView | null)[]) => ({ legs }) as DayView;

test('a day with walks and a drive is driven, and a day with a train has no travel mode', () => {
  expect([travelMode(leg('walk')), travelMode(leg('boat')), travelMode(null)]).toEqual(['walking', null, null]);
  expect(travelModeOfDay(dayOf(leg('walk'), null, leg('drive')))).toBe('driving');
  expect(travelModeOfDay(dayOf(leg('walk'), leg('drive', 0)))).toBe('walking');
  expect(travelModeOfDay(dayOf(leg('walk'), leg('train')))).toBeNull();
  expect(travelModeOfDay(dayOf(null))).toBeNull();
});
