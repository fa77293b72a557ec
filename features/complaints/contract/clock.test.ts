import { expect, test } from 'vitest';
import { holidayTable } from '#planner/hours/holidays.ts';
import { dueDay, readClock } from './clock.ts';

const calendar = {
  weekdays: [0, 1, 2, 3, 4],
  holidays: holidayTable([
    { name: 'Inmaculada Concepción', month: 12, day: 8 },
    { name: 'Batalla de Ayacucho', month: 12, day: 9 },
  ]),
};
const from = '2026-11-21';
const dueOn = dueDay(from, { days: 15, counted: 'business' }, calendar);
const at = (today: string, more: { owed?: boolean; inTime?: boolean } = {}) =>
  readClock(
    { from, dueOn, counted: 'business', extended: false, inTime: more.inTime ?? null, owed: more.owed ?? true },
    today,
    calendar,
  );

test('a deadline of fifteen business days skips two holidays', () => {
  expect(dueOn).toBe('2026-12-15');
  const clock = at(from);
  expect(clock).toMatchObject({ days: 15, left: 15, standing: 'running' });
  expect(clock.pauses.filter(({ holiday }) => holiday)).toEqual([
    { date: '2026-12-08', holiday: 'Inmaculada Concepción' },
    { date: '2026-12-09', holiday: 'Batalla de Ayacucho' },
  ]);
  expect(clock.pauses.map(({ date }) => date)).toContain('2026-11-22');
});

test('the status of a deadline changes from `running` to `soon` and to `late`', () => {
  expect(at('2026-12-07')).toMatchObject({ left: 4, standing: 'soon' });
  expect(at('2026-12-15')).toMatchObject({ left: 0, standing: 'soon' });
  expect(at('2026-12-16')).toMatchObject({ left: -1, standing: 'late' });
  // On Saturday the answer is late, although Saturday is no business day, because the deadline was Friday.
  const friday = readClock(
    { from, dueOn: '2026-12-11', counted: 'business', extended: false, inTime: null, owed: true },
    '2026-12-12',
    calendar,
  );
  expect(friday).toMatchObject({ left: 0, standing: 'late' });
});

test('the clock of an answered complaint shows whether the answer was in time', () => {
  expect(at('2026-12-20', { owed: false, inTime: true })).toMatchObject({ left: null, standing: 'in_time' });
  expect(at('2026-12-20', { owed: false, inTime: false })).toMatchObject({ standing: 'out_of_time' });
  expect(at('2026-12-20', { owed: false })).toMatchObject({ standing: 'stopped' });
});
