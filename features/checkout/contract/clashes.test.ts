import { expect, test } from 'vitest';
import { clashesOf, type Outing } from './clashes.ts';

const out = (id: string, hours: string): Outing => {
  const [from, to] = hours.replace('~', '').split('-');
  const at = (clock: string | undefined) => `2031-03-02T${clock}:00Z`;
  return { id, startsAt: at(from), endsAt: at(to), anyTime: hours.startsWith('~') };
};
const clash = (one: string, other: string) => clashesOf([out('a', one), out('b', other)]).length > 0;

test.each([
  ['09:00-13:00', '12:00-14:00', true],
  ['12:00-14:00', '09:00-13:00', true],
  ['09:00-17:00', '10:00-11:00', true],
  ['09:00-09:00', '09:00-09:00', true],
  ['09:00-13:00', '09:00-09:00', true],
  ['09:00-13:00', '13:00-14:00', false],
  ['13:00-14:00', '09:00-13:00', false],
  ['09:00-10:00', '15:00-16:00', false],
  ['~09:00-17:00', '~09:00-17:00', false],
  ['~09:00-17:00', '10:00-12:00', false],
  ['10:00-12:00', '~09:00-17:00', false],
  ['~10:00-12:00', '09:00-17:00', true],
  ['09:00-17:00', '~09:00-17:00', true],
])('outings at %s and %s clash: %s', (one, other, clashes) => {
  expect(clash(one, other)).toBe(clashes);
});

test('two outings that clash are reported once, even with different UTC offsets', () => {
  const trek: Outing = {
    id: 'trek',
    startsAt: '2031-03-01T08:00:00-05:00',
    endsAt: '2031-03-03T18:00:00-05:00',
    anyTime: false,
  };
  expect(
    clashesOf([trek, out('museum', '09:00-11:00'), out('lunch', '13:00-14:00'), out('tour', '10:00-13:00')]),
  ).toEqual([
    ['trek', 'museum'],
    ['trek', 'lunch'],
    ['trek', 'tour'],
    ['museum', 'tour'],
  ]);
  expect(clashesOf([trek])).toEqual([]);
});
