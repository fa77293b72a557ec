import { expect, it } from 'vitest';
import { type ChosenAnchor, nightsOf } from './chosen-anchor.ts';
import { sleepFrom } from './sleep-from.ts';

const at = (id: string): ChosenAnchor => ({ place: { id, name: id } });
const shown = (nights: ReturnType<typeof sleepFrom>) =>
  nightsOf(nights, 9).nights?.map(({ day, at: anchor }) => [day, 'place' in anchor ? anchor.place : anchor.name]);

it('a new lodging of a night also applies to the following nights at the same lodging', () => {
  const coast = sleepFrom([], 1, at('coast'), 5);
  expect(shown(coast)).toEqual([1, 2, 3, 4].map((day) => [day, 'coast']));
  const hills = sleepFrom(coast, 3, at('hills'), 5);
  expect(shown(hills)).toEqual([
    [1, 'coast'],
    [2, 'coast'],
    [3, 'hills'],
    [4, 'hills'],
  ]);
  expect(shown(sleepFrom(hills, 1, at('town'), 5))).toEqual([
    [1, 'town'],
    [2, 'town'],
    [3, 'hills'],
    [4, 'hills'],
  ]);
  expect(shown(sleepFrom(hills, 3, null, 5))).toEqual([
    [1, 'coast'],
    [2, 'coast'],
  ]);
});
