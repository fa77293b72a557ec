import { assert, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import colombia from '../../regions/countries/co.json' with { type: 'json' };
import peru from '../../regions/countries/pe.json' with { type: 'json' };
import { addDays, type BusinessCalendar, countDays, isBusinessDay } from './business-days.ts';
import { dayFromIso, isoFromDay, weekday } from './calendar.ts';
import { holidayTable } from './holidays.ts';

const calendarOf = (pack: typeof peru | typeof colombia): BusinessCalendar => ({
  weekdays: pack.business_days.weekdays,
  holidays: holidayTable(pack.holidays),
});
const pe = calendarOf(peru);
const co = calendarOf(colombia);
const holidaysOf = ({ holidays }: BusinessCalendar, year: number) => {
  const days: string[] = [];
  for (let day = dayFromIso(`${year}-01-01`); day <= dayFromIso(`${year}-12-31`); day += 1)
    if (holidays(day)) days.push(isoFromDay(day).slice(5));
  return days;
};

test('Colombia moves holidays to the following Monday (2026, as published)', () => {
  expect(holidaysOf(co, 2026)).toEqual(
    '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25'.split(
      ' ',
    ),
  );
});

test('two holidays of Colombia on the same Monday count once (2025)', () => {
  // The holiday of Saint Peter and Saint Paul moves to 30 June. The Sacred Heart moves to the same day.
  expect(holidaysOf(co, 2025)).toEqual(
    '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25'.split(' '),
  );
});

test('a new holiday of Peru counts only from the year of its law', () => {
  expect(holidaysOf(pe, 2026)).toEqual(
    '01-01 04-02 04-03 05-01 06-07 06-29 07-23 07-28 07-29 08-06 08-30 10-08 11-01 12-08 12-09 12-25'.split(' '),
  );
  expect(holidaysOf(pe, 2021)).not.toContain('07-23');
});

test('holiday rules can express how Mexico and Argentina move holidays', () => {
  const days = (rule: Parameters<typeof holidayTable>[0][number], year: number) =>
    holidaysOf({ weekdays: [], holidays: holidayTable([rule]) }, year);
  // Argentina moves a Tuesday or Wednesday to the previous Monday, and a Thursday or Friday to the next Monday.
  expect(days({ name: 'Constitución', month: 2, weekday: 0, nth: 1 }, 2026)).toEqual(['02-02']);
  expect(days({ name: 'Último lunes', month: 5, weekday: 0, nth: -1 }, 2026)).toEqual(['05-25']);
  const moved = { name: 'Güemes', month: 6, day: 17, moves: [0, -1, -2, 4, 3, 0, 0] };
  expect([2025, 2026, 2027].flatMap((year) => days(moved, year))).toEqual(['06-16', '06-15', '06-21']);
  expect(days({ name: 'Una vez', date: '2027-03-03' }, 2026)).toEqual([]);
  expect(days({ name: 'Una vez', date: '2027-03-03' }, 2027)).toEqual(['03-03']);
});

describe('terms of days', () => {
  test.each([
    ['a Saturday, over Christmas and New Year', '2026-12-19', 15, pe, '2027-01-12'],
    ['a Friday before a long weekend', '2026-11-13', 5, co, '2026-11-23'],
    ['the eve of the national days', '2026-07-22', 3, pe, '2026-07-30'],
    ['a Sunday, with 0 days', '2026-11-22', 0, pe, '2026-11-22'],
  ])('a term of business days from %s ends on the expected day', (_, from, days, calendar, expected) => {
    expect(addDays(from, days, 'business', calendar)).toBe(expected);
  });

  test('a term of calendar days counts every day', () => {
    expect(addDays('2026-12-25', 10, 'calendar', pe)).toBe('2027-01-04');
    expect(countDays('2026-12-25', '2027-01-04', 'calendar', pe)).toBe(10);
  });

  test('an invalid term is refused', () => {
    expect(() => addDays('2026-01-01', 1, 'business', { ...pe, weekdays: [] })).toThrow(RangeError);
    expect(() => addDays('2026-01-01', -1, 'business', pe)).toThrow(RangeError);
    expect(() => addDays('2026-02-30', 1, 'business', pe)).toThrow(RangeError);
  });
});

const anyDay = date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((it) =>
  it.toISOString().slice(0, 10),
);
const anyCalendar = constantFrom(pe, co);

test('a term of business days ends on a business day, later than every shorter term', () => {
  assert(
    property(anyDay, integer({ min: 1, max: 60 }), anyCalendar, (from, days, calendar) => {
      const end = addDays(from, days, 'business', calendar);
      expect(isBusinessDay(dayFromIso(end), calendar)).toBe(true);
      expect(countDays(from, end, 'business', calendar)).toBe(days);
      expect(countDays(end, from, 'business', calendar)).toBeLessThanOrEqual(0);
      expect(addDays(from, days - 1, 'business', calendar) < end).toBe(true);
    }),
  );
});

test('adding n business days and then m gives the same day as adding n + m', () => {
  assert(
    property(
      anyDay,
      integer({ min: 0, max: 40 }),
      integer({ min: 0, max: 40 }),
      anyCalendar,
      (from, a, b, calendar) => {
        const apart = addDays(addDays(from, a, 'business', calendar), b, 'business', calendar);
        expect(apart).toBe(addDays(from, a + b, 'business', calendar));
      },
    ),
  );
});

test('every moved holiday of Colombia is a Monday, in any year', () => {
  const moved = colombia.holidays.filter((rule) => 'moves' in rule);
  expect(moved).toHaveLength(7);
  assert(
    property(integer({ min: 1984, max: 2200 }), constantFrom(...moved), (year, rule) => {
      const table = holidayTable([rule]);
      const [found] = Array.from({ length: 366 }, (_, i) => dayFromIso(`${year}-01-01`) + i).filter((day) =>
        table(day),
      );
      expect(weekday(found!)).toBe(0);
    }),
  );
});
