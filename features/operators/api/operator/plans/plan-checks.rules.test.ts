import { expect, test } from 'vitest';
import type { ManagedOption, ManagedRule } from '#features/operators/contract/managed-plan.ts';
import type { CheckedPlan } from './plan-checks.rules.ts';
import { planWarnings } from './plan-checks.rules.ts';

const stop = { begin: 540, minutes: 210, place: null, title: 'El muelle', note: '', included: true };
const setting = { today: '2030-01-01', until: '2030-03-01', zone: 'America/Lima', places: new Map(), holidays: [] };

function warningsWith(durationMinutes: number, time: string, units: Partial<ManagedOption['units'][number]>[] = []) {
  const plan = {
    content: { summary: 'x', description: 'x', meeting: { name: 'Muelle' }, days: [{ title: 'Día 1', stops: [stop] }] },
    facts: { languages: ['es'], adventure: false },
    pricingPer: 'UNIT',
    options: [
      { id: 'o', name: 'Con guía', language: 'es', durationMinutes, units, prices: [{ unit: 'u' }] } as ManagedOption,
    ],
    rules: [{ optionId: 'o', rule: { times: [time], weekdays: [], exceptions: [] } } as unknown as ManagedRule],
    departures: 1,
  } as unknown as CheckedPlan;
  return planWarnings(plan, setting as unknown as Parameters<typeof planWarnings>[1]).map(
    ({ code, message, blocks }) => {
      expect(blocks).toBe(false);
      return [code, message];
    },
  );
}

test('a plan whose option is shorter than its program says so once before it is sent', () => {
  expect(warningsWith(120, '09:00')).toEqual([
    ['program_longer', 'Tu programa dura 3 h 30 min, y «Con guía» dura 2 h.'],
  ]);
  expect(warningsWith(210, '09:00')).toEqual([]);
  expect(warningsWith(120, '16:00').map(([code]) => code)).toEqual(['program_longer', 'program_times']);
});

test('a plan with a price for children says that their ages are missing', () => {
  const child = { type: 'CHILD' as const, name: 'Niño', minAge: null, maxAge: null };
  expect(warningsWith(210, '09:00', [child])).toEqual([
    ['no_ages', 'Di qué edades tiene «Niño»: así cada familia sabe qué precio paga.'],
  ]);
  expect(warningsWith(210, '09:00', [{ ...child, maxAge: 12 }])).toEqual([]);
});
