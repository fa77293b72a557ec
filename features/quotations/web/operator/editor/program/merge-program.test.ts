import { expect, test } from 'vitest';
import { newLine } from '../lines/new-line.ts';
import { formOf } from '../offer-form.ts';
import { daysWith, withPlan } from './merge-program.ts';

const stop = (begin: number, title: string) => ({ begin, minutes: 60, place: null, title, note: '', included: true });
const party = { adults: 2, seniors: 0, childAges: [] };
const plan = {
  line: {
    ...newLine({ kind: 'other', title: 'Surf', party, days: 1, firstStop: null }),
    kind: 'plan' as const,
    day: 1,
  },
  startDate: '2027-03-01',
  currency: 'PEN',
  seatsLeft: 4,
  program: [{ day: 1, title: 'Mar', stops: [stop(540, 'Surf')] }],
  refusals: [],
};

test('adds the stops of a plan to their days, sorted by time', () => {
  const form = formOf({ days: [{ title: 'Día 1', stops: [] }] });
  const next = withPlan(form, plan, true);
  expect(next.startDate).toBe('2027-03-01');
  expect(next.days).toMatchObject([{ stops: [] }, { title: 'Mar', stops: [{ title: 'Surf' }] }]);
  const busy = formOf({
    startDate: '2027-02-28',
    days: [form.days[0]!, { title: 'Playa', stops: [stop(800, 'Cena')] }],
  });
  const both = withPlan(busy, plan, true);
  expect(both.days[1]).toMatchObject({ title: 'Playa', stops: [{ title: 'Surf' }, { title: 'Cena' }] });
  expect(both.startDate).toBe('2027-02-28');
});

test('adds only the line if the operator does not want the stops of the plan', () => {
  const next = withPlan(formOf({}), plan, false);
  expect(next.days).toEqual([]);
  expect(next.lines).toEqual([plan.line]);
});

test('does not add a stop that the offer already has', () => {
  const form = formOf({
    startDate: '2027-02-28',
    days: [
      { title: 'Día 1', stops: [] },
      { title: 'Playa', stops: [stop(600, 'surf')] },
    ],
  });
  expect(withPlan(form, plan, true).days[1]!.stops).toEqual([stop(600, 'surf')]);
  const later = { ...plan, line: { ...plan.line, day: 2 }, program: [{ ...plan.program[0]!, day: 2 }] };
  expect([daysWith(form, plan), daysWith(form, later)]).toEqual([2, 3]);
  expect(withPlan(form, later, false).days.map(({ stops }) => stops.length)).toEqual([0, 1, 0]);
});
