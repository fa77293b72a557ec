import { expect, test } from 'vitest';
import type { PlanDetail } from '../../contract/plan.ts';
import { visibleProgram } from './visible-program.ts';

const days = [{ title: 'Día 1', stops: [{ begin: 540, minutes: 210 }] }] as PlanDetail['days'];
const afternoon = { begin: 900, minutes: 210 };
const begin = (program: ReturnType<typeof visibleProgram>) => program.days[0]!.stops[0]!.begin;

test('without a chosen departure, the program begins at the hour of all departures', () => {
  const program = visibleProgram({ days, departureSpans: [afternoon] }, null);
  expect(begin(program)).toBe(900);
  expect(program).toMatchObject({ hasHours: true, movedTo: '15:00' });
  expect(visibleProgram({ days, departureSpans: [] }, null)).toEqual({ days, hasHours: true, movedTo: null });
});

test('departures at different hours hide the hours until one of them is chosen, except in the preview', () => {
  const plan = { days, departureSpans: [{ begin: 540, minutes: 210 }, afternoon] };
  expect(visibleProgram(plan, null)).toEqual({ days, hasHours: false, movedTo: null });
  const late = { days, departureSpans: [{ begin: 960, minutes: 210 }, afternoon] };
  expect(begin(visibleProgram(late, null, true))).toBe(900);
  expect(visibleProgram(late, null, true)).toMatchObject({ hasHours: true, movedTo: '15:00' });
  const chosen = { time: '15:00', startsAt: '2030-01-01T20:00:00Z', endsAt: '2030-01-01T23:30:00Z' };
  expect(visibleProgram(plan, chosen)).toMatchObject({ hasHours: true, movedTo: '15:00' });
});
