import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { useRuleWords } from './use-rule-words.ts';

function Days({ days }: { days: number[] }) {
  return useRuleWords().days(days);
}

test.each([
  [[1, 2, 3, 4, 5], 'De lunes a viernes'],
  [[5, 4, 6], 'De jueves a sábado'],
  [[6, 7], 'Sábado y domingo'],
  [[1, 3, 5], 'Lunes, miércoles y viernes'],
  [[1, 2, 3, 4, 5, 6, 7], 'Todos los días'],
])('the weekdays %j are %s', async (days, words) => {
  expect((await show(<Days days={days} />)).place.textContent).toBe(words);
});
