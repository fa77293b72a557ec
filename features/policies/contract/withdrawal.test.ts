import { expect, test } from 'vitest';
import { holidayTable } from '#planner/hours/holidays.ts';
import { type Right, withdrawalOf } from './withdrawal.ts';

const calendar = {
  weekdays: [0, 1, 2, 3, 4],
  holidays: holidayTable([{ name: 'Inmaculada Concepción', month: 12, day: 8 }]),
};
const colombia: Right = {
  general: true,
  term: { days: 5, counted: 'business' },
  from: 'contract',
  exclusions: [{ id: 'starts_soon', text: 'Empieza antes.', starts_within_term: true }],
};
const argentina: Right = {
  general: true,
  term: { days: 10, counted: 'calendar' },
  from: 'voucher',
  exclusions: [{ id: 'day_before', text: 'Faltan menos de 24 horas.', hours_before_start: 24 }],
};
const spain: Right = {
  general: true,
  term: { days: 14, counted: 'calendar' },
  from: 'contract',
  exclusions: [{ id: 'dated', text: 'Tiene fecha fija.', dated_services: true }],
};
const peru: Right = {
  general: false,
  term: { days: 7, counted: 'calendar' },
  from: 'contract_or_start',
  exclusions: [],
};

test('a purchase in Colombia can be withdrawn for five business days', () => {
  const of = (startsOn: string | null) => withdrawalOf(colombia, { contractOn: '2026-12-04', startsOn }, calendar);
  expect(of('2026-12-20')).toEqual({ possible: true, until: '2026-12-14', needsPerson: false });
  expect(of('2026-12-14')).toEqual({ possible: false, reason: 'Empieza antes.' });
  expect(of(null)).toMatchObject({ until: '2026-12-14' });
});

test('the withdrawal period in Argentina begins when the buyer gets the voucher', () => {
  const of = (startsOn: string, voucherOn?: string) =>
    withdrawalOf(argentina, { contractOn: '2026-12-01', voucherOn, startsOn }, calendar);
  expect(of('2027-01-20', '2026-12-05')).toMatchObject({ until: '2026-12-15' });
  expect(of('2026-12-04')).toMatchObject({ possible: true, until: '2026-12-03' });
  expect(of('2026-12-01')).toEqual({ possible: false, reason: 'Faltan menos de 24 horas.' });
});

test('a service with a date cannot be withdrawn in Spain', () => {
  expect(withdrawalOf(spain, { contractOn: '2026-12-01', startsOn: '2027-01-01' }, calendar).possible).toBe(false);
  expect(withdrawalOf(peru, { contractOn: '2026-12-01', startsOn: '2026-12-10' }, calendar)).toEqual({
    possible: true,
    until: '2026-12-17',
    needsPerson: true,
  });
});
