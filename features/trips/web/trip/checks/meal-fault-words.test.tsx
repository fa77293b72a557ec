import { expect, test } from 'vitest';
import type { MealRule } from '#planner/model.ts';
import { show } from '#tests/show.tsx';
import type { StopView } from '../../ribbon/day-view.ts';
import { MealFaultWords } from './meal-fault-words.tsx';

const rule = { meal: 'lunch', minutes: 45, window: { open: 720, close: 885 } } as unknown as MealRule;
const wordsOf = async (begin: number, end: number) => {
  const stop = { name: 'Club Colonial', begin, end } as unknown as StopView;
  return (await show(<MealFaultWords day={2} rule={rule} stop={stop} />)).place.textContent;
};

test('a table that begins in time and ends too late is not said to begin outside of the hours', async () => {
  expect(await wordsOf(826, 886)).toBe(
    'Día 2: Club Colonial dura hasta las 14:46 y la hora del almuerzo es de 12:00–14:45',
  );
  expect(await wordsOf(960, 1020)).toBe(
    'Día 2: Club Colonial a las 16:00, fuera de la hora del almuerzo (12:00–14:45)',
  );
});
