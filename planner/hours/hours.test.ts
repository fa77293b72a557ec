import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, dayFromIso, dayNumber, easter, isoFromDay, weekday } from './calendar.ts';
import { openWeek, spansOf, stateAt, weekFrom, windowsOn } from './evaluate.ts';
import { holidayTable, noHolidays } from './holidays.ts';
import { parseHours } from './parse.ts';
import { printHours } from './print.ts';
import type { DateRange, HoursRule, HoursRules, Span } from './rules.ts';
import { hoursInSpanish } from './spanish.ts';

function read(text: string): HoursRules {
  const parsed = parseHours(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.rules;
}
const warnings = (text: string) => {
  const parsed = parseHours(text);
  return parsed.ok ? parsed.warnings : null;
};
const problem = (text: string) => {
  const parsed = parseHours(text);
  return parsed.ok ? null : parsed.problem;
};
const MONDAY = dayFromIso('2026-11-23');
const week = (text: string) =>
  weekFrom(read(text), MONDAY).map((day) => day.map(({ open, close }) => `${open / 60}-${close / 60}`).join(' '));

/**
 * Every `opening_hours` value in the OpenStreetMap extract of Trujillo. `normal` is the printed form, if it is not the
 * value itself.
 */
const FROM_OSM: [written: string, objects: number, normal?: string][] = [
  ['24/7', 12],
  ['Mo-Su 06:00-17:00', 4],
  ['Mo-Su 09:00-21:00', 3],
  ['Mo-Su 18:00-23:30', 2],
  ['Tu-Su 09:00-16:00', 2],
  ['Mo-Su 11:00-23:00', 2],
  ['Mo-Su 12:00-17:00', 2],
  ['We-Sa 19:00-23:00', 1],
  ['Mo 09:00-14:00; Tu-Sa 09:00-16:30', 1],
  ['We-Mo 08:30-18:00', 1],
  ['Mo-Th 17:00-23:00; Fr-Sa 18:00-24:00', 1],
  ['Su-Tu, Th-Fr 08:00-21:00', 1, 'Th-Fr,Su-Tu 08:00-21:00'],
  ['Mo-Su 00:00-22:00', 1],
  ['Su, Th 10:00-22:00', 1, 'Th,Su 10:00-22:00'],
  ['We-Mo 18:00-23:00', 1],
  ['Tu-Su 12:00-16:00', 1],
  ['Mo-Su 08:00-22:00', 1],
  ['Mo-Su 07:00-22:00', 1],
  ['Th-Su 18:30-23:00', 1],
  ['Th-Tu 06:00-14:45', 1],
  ['Mo-Su 08:00-13:00, 14:00-21:00', 1, 'Mo-Su 08:00-13:00,14:00-21:00'],
  ['18:00-01:00', 1],
  ['Mo-Su 07:00-15:00, 17:00-23:00', 1, 'Mo-Su 07:00-15:00,17:00-23:00'],
  ['Su-Fr 09:00-17:00', 1],
  ['Mo-Sa 18:00-23:30', 1],
  ['Mo-Su 12:00-15:00, 19:00-00:00', 1, 'Mo-Su 12:00-15:00,19:00-24:00'],
  ['Mo-Sa 07:30-20:00', 1],
  ['We-Mo 11:00-16:00', 1],
  ['Mo-Su 00:00-12:00', 1],
  ['Th-Tu 08:00-18:00', 1],
  ['Fr-Su 17:00-00:00; Mo-Th 12:00-00:00', 1, 'Fr-Su 17:00-24:00; Mo-Th 12:00-24:00'],
  ['Mo-Sa 08:30-12:30,17:00-21:30', 1],
  ['Mo-Su 06:00-21:00', 1],
  ['Mo-Su 09:00-23:00', 1],
  ['Mo-Su 18:00-22:00', 1],
  ['Mo-Sa 8:00\u202fAM-10:00\u202fPM; Su 8:00\u202fAM-12:30\u202fPM', 1, 'Mo-Sa 08:00-22:00; Su 08:00-12:30'],
  ['Th-Su 12:00-15:00, 18:00-22:00', 1, 'Th-Su 12:00-15:00,18:00-22:00'],
  ['06:30-21:00', 1],
  ['Mo, Tu, Th-Su 09:00-16:00', 1, 'Th-Tu 09:00-16:00'],
  ['Mo-Su 06:00-24:00', 1],
  ['Mo-Su 07:00-14:00', 1],
  ['Mo-Su 08:00-21:00', 1],
];

/** Opening hours from the official sheets of both regions. */
const FROM_SHEETS = [
  'Mo-Su 09:00-16:00',
  'Mo-Su 08:00-23:30',
  'Mo-Su 08:00-18:00',
  'Mo-Su 06:00-20:00',
  'Mo-Su 05:00-17:00',
  'Mo-Su 08:00-17:00',
  'Mo-Su 09:00-17:00',
  'Mo-Su 07:00-13:00,16:00-18:00',
  'Mo-Su 07:00-12:00,16:00-19:00',
  'Mo-Su 10:00-13:00,16:00-18:00',
  'Mo-Su 07:00-18:00',
  'Mo-Su 07:00-17:00',
  'Mo-Su 07:00-16:30',
  'Mo-Su 08:00-17:30',
  'Mo-Su 08:30-17:00',
  'Mo-Su 05:30-17:00',
  'Mo-Su 07:30-17:30',
  'Mo-Su 10:00-18:00',
  'Mo-Fr 09:15-16:00; Sa 08:45-13:45; Su off',
  'Mo-Su 06:30-16:00',
  'Mo-Su 05:00-20:30',
  'Mo-Su 05:00-18:00',
];

describe('opening hours from real sources', () => {
  test('the values of all 62 OpenStreetMap objects are parsed, one of them with a warning', () => {
    expect(FROM_OSM.reduce((sum, [, objects]) => sum + objects, 0)).toBe(62);
    for (const [written, , normal] of FROM_OSM) expect(printHours(read(written))).toBe(normal ?? written);
    expect(FROM_OSM.filter(([written]) => warnings(written)!.length > 0).map(([written]) => written)).toEqual([
      'Mo-Sa 8:00\u202fAM-10:00\u202fPM; Su 8:00\u202fAM-12:30\u202fPM',
    ]);
  });

  test('the values of the official sheets are parsed', () => {
    for (const written of FROM_SHEETS) expect(printHours(read(written))).toBe(written);
    expect(printHours(read('Mo,Tu,Th-Su 09:00-16:00'))).toBe('Th-Tu 09:00-16:00');
  });

  test('malformed hours of the official sheets are repaired with a warning', () => {
    const cases: [string, string][] = [
      ['06:00 a.m. - 05:00 p.m.', '06:00-17:00'],
      ['07:00 a.m. - 04:30 p.m.', '07:00-16:30'],
      ['12:00 a.m. - 11:30 p.m.', '00:00-23:30'],
      ['08:30 - 12:00', '08:30-12:00'],
      ['Mo-Fr 08:30-15:00, Sa 08:00-13:00', 'Mo-Fr 08:30-15:00, Sa 08:00-13:00'],
      ['mon–fri 9:00–17:00;', 'Mo-Fr 09:00-17:00'],
    ];
    for (const [written, normal] of cases) expect(printHours(read(written))).toBe(normal);
    expect(warnings('06:00 a.m. - 05:00 p.m.')).toEqual(['horas de 12 con a. m. y p. m. pasadas a horas de 24']);
    expect(warnings('08:30 - 12:00')).toEqual([]);
  });

  test.each([
    '',
    'Esporádicamente - Algunos meses',
    'Mo-Fr 08:30-20:00, Tu-Su 08:00-15:00; Sa 08:00-12:00,',
    'sunrise-sunset',
    'Mo-Fr 10:00+',
    'Mo-Fr 10:00-18:00+',
    'Mo-Fr 25:00-26:00',
    'Mo-Fr 10:61-12:00',
    'Mo-Xx 10:00-12:00',
    'SH 10:00-12:00',
    'Jan 40 off',
    'Mo[6] 10:00-12:00',
    '"previa cita"',
    'Mo-Fr 10:00-12:00 || "previa cita"',
    'Lunes a viernes: 9:15 am - 4:00 pm',
  ])('the hours %j are refused with a reason', (text) => {
    expect(problem(text)).toMatch(/\S/);
  });
});

describe('rules of opening hours', () => {
  test('can have weekday ranges across Sunday, lists, several spans a day, and spans past midnight', () => {
    expect(week('We-Mo 08:30-18:00')).toEqual(['8.5-18', '', '8.5-18', '8.5-18', '8.5-18', '8.5-18', '8.5-18']);
    expect(week('Su, Th 10:00-22:00')).toEqual(['', '', '', '10-22', '', '', '10-22']);
    expect(week('18:00-01:00')[0]).toBe('18-25');
    expect(week('Mo-Su 12:00-15:00, 19:00-00:00')[3]).toBe('12-15 19-24');
  });

  test('a later rule replaces hours, a rule after a comma adds hours, and "off" removes hours', () => {
    expect(week('Mo-Fr 09:00-18:00; We 10:00-12:00')[2]).toBe('10-12');
    expect(week('Mo-Fr 09:00-12:00, We 14:00-16:00')[2]).toBe('9-12 14-16');
    expect(week('Mo-Su 09:00-18:00; Su off')[6]).toBe('');
    expect(week('Mo-Su 09:00-18:00; Mo-Fr 12:00-14:00 off')[0]).toBe('9-12 14-18');
  });

  test('can have months, dates, years and ranges across New Year', () => {
    const open = (text: string, iso: string) => spansOf(read(text), dayFromIso(iso)).length > 0;
    expect(open('Apr-Nov 08:00-17:00', '2026-04-01')).toBe(true);
    expect(open('Apr-Nov 08:00-17:00', '2026-12-01')).toBe(false);
    expect(open('Nov-Mar Sa-Su 08:00-17:00', '2027-01-02')).toBe(true);
    expect(open('Nov-Mar Sa-Su 08:00-17:00', '2027-01-04')).toBe(false);
    expect(open('Mo-Su 09:00-16:00; Dec 25,Jan 01 off', '2026-12-25')).toBe(false);
    expect(open('Mo-Su 09:00-16:00; Dec 24-26 off', '2026-12-26')).toBe(false);
    expect(open('Mo-Su 09:00-16:00; Dec 24-Jan 02 off', '2027-01-02')).toBe(false);
    expect(open('Mo-Su 09:00-16:00; 2026 Dec 24-2027 Jan 02 off', '2027-12-30')).toBe(true);
    expect(open('Mo-Su 09:00-16:00; 2026 Dec 24 off', '2026-12-24')).toBe(false);
    expect(open('Su[1] 10:00-13:00', '2026-11-01')).toBe(true);
    expect(open('Su[1] 10:00-13:00', '2026-11-08')).toBe(false);
    expect(open('Su[-1] 10:00-13:00', '2026-11-29')).toBe(true);
  });

  test('can have public holidays, Easter included', () => {
    const peru = holidayTable([
      { name: 'Fiestas Patrias', month: 7, day: 28 },
      { name: 'Viernes Santo', easter: -2 },
    ]);
    expect(isoFromDay(easter(2026))).toBe('2026-04-05');
    expect(isoFromDay(easter(2038))).toBe('2038-04-25');
    expect(peru(dayFromIso('2026-04-03'))).toBe('Viernes Santo');
    const rules = read('Mo-Fr 09:00-18:00; PH 10:00-14:00');
    expect(spansOf(rules, dayFromIso('2026-07-28'), peru)).toEqual([{ open: 600, close: 840 }]);
    expect(spansOf(rules, dayFromIso('2026-07-29'), peru)).toEqual([{ open: 540, close: 1080 }]);
    expect(spansOf(read('Mo-Su,PH 09:00-16:00'), dayFromIso('2026-07-28'), peru)).toHaveLength(1);
    expect(spansOf(read('Mo-Su 09:00-16:00; PH off'), dayFromIso('2026-04-03'), peru)).toEqual([]);
  });
});

describe('windows of a day and the state at a minute', () => {
  test('a window may end after midnight or begin on the day before', () => {
    expect(windowsOn(read('18:00-01:00'), MONDAY)).toEqual([
      { open: 0, close: 60 },
      { open: 1080, close: 1500 },
    ]);
    expect(windowsOn(read('24/7'), MONDAY)).toEqual([{ open: 0, close: 2880 }]);
    expect(windowsOn(read('Sa 18:00-01:00'), MONDAY)).toEqual([]);
  });

  test('`stateAt` returns the time of the next change, or null', () => {
    expect(stateAt(read('Tu-Su 09:00-16:00'), MONDAY, 600)).toEqual({
      open: false,
      until: { day: MONDAY + 1, minute: 540 },
    });
    expect(stateAt(read('Tu-Su 09:00-16:00'), MONDAY + 1, 600)).toEqual({
      open: true,
      until: { day: MONDAY + 1, minute: 960 },
    });
    expect(stateAt(read('Tu-Su 09:00-16:00'), MONDAY + 1, 960).open).toBe(false);
    expect(stateAt(read('Fr 18:00-02:00'), MONDAY + 5, 60)).toEqual({
      open: true,
      until: { day: MONDAY + 5, minute: 120 },
    });
    expect(stateAt(read('24/7'), MONDAY, 0)).toEqual({ open: true, until: null });
    expect(stateAt(read('Jun 24 09:00-12:00'), MONDAY, 0).until).toEqual({
      day: dayFromIso('2027-06-24'),
      minute: 540,
    });
    expect(stateAt(read('off'), MONDAY, 0)).toEqual({ open: false, until: null });
  });

  test('`openWeek` returns the open minutes of the week, and whether weeks are all the same', () => {
    expect(openWeek(read('Su 22:00-02:00'), 2026)).toEqual({
      stretches: [
        { open: 0, close: 120 },
        { open: 6 * 1440 + 1320, close: 7 * 1440 },
      ],
      varies: false,
    });
    expect(openWeek(read('Mo 09:00-10:00; PH off'), 2026)).toEqual({
      stretches: [{ open: 540, close: 600 }],
      varies: true,
    });
  });
});

test.each([
  ['24/7', 'Abierto a toda hora'],
  ['Tu-Su 09:00-16:00', 'Abre de martes a domingo, 09:00–16:00'],
  ['Mo-Su 09:00-16:00', 'Abre todos los días, 09:00–16:00'],
  ['Mo 09:00-14:00; Tu-Sa 09:00-16:30', 'Abre los lunes, 09:00–14:00; de martes a sábado, 09:00–16:30'],
  [
    'Mo-Fr 09:15-16:00; Sa 08:45-13:45; Su off',
    'Abre de lunes a viernes, 09:15–16:00; los sábados, 08:45–13:45. Cierra los domingos',
  ],
  ['Mo-Su 07:00-13:00,16:00-18:00', 'Abre todos los días, 07:00–13:00 y 16:00–18:00'],
  ['18:00-01:00', 'Abre todos los días, 18:00–01:00'],
  ['Th,Su 10:00-22:00', 'Abre los jueves y los domingos, 10:00–22:00'],
  ['Apr-Nov Sa-Su 10:00-12:00', 'Abre de abril a noviembre, los sábados y los domingos, 10:00–12:00'],
  ['Mo-Su 09:00-16:00; PH off', 'Abre todos los días, 09:00–16:00. Cierra los feriados'],
  ['Mo-Su 09:00-16:00; Dec 25 off', 'Abre todos los días, 09:00–16:00. Cierra el 25 de diciembre'],
  ['Su[1] 10:00-13:00 "entrada libre"', 'Abre el primer domingo del mes, 10:00–13:00 (entrada libre)'],
])('%s in Spanish is "%s"', (text, sentence) => {
  expect(hoursInSpanish(read(text))).toBe(sentence);
});

const span: fc.Arbitrary<Span> = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([open, length]) => ({ open, close: open + length }));
const dateRange: fc.Arbitrary<DateRange> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([a, b]) => ({ from: { month: a }, to: { month: b } })),
  fc
    .tuple(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    )
    .map(([a, b, c, d]) => ({ from: { month: a, day: b }, to: { month: c, day: d } })),
);
const rule = fc
  .record({
    dates: fc.array(dateRange, { maxLength: 2 }),
    days: fc.option(
      fc.record({
        weekdays: fc.integer({ min: 1, max: 127 }),
        nth: fc.array(
          fc.record({
            weekday: fc.integer({ min: 0, max: 6 }),
            positions: fc.constantFrom<number[]>([1], [2, 4], [-1]),
          }),
          { maxLength: 1 },
        ),
        holidays: fc.boolean(),
      }),
      { nil: null },
    ),
    state: fc.constantFrom<HoursRule['state']>('open', 'open', 'open', 'closed'),
    spans: fc.array(span, { minLength: 1, maxLength: 3 }),
    comment: fc.option(fc.constantFrom('previa cita', 'última entrada 15:30'), { nil: null }),
    additional: fc.boolean(),
  })
  .map((value) => ({ ...value, spans: value.state === 'closed' && value.additional ? [] : value.spans }));
const rules: fc.Arbitrary<HoursRules> = fc
  .array(rule, { minLength: 1, maxLength: 4 })
  .map((list) => list.map((value, i) => (i === 0 ? { ...value, additional: false } : value)));
const day = fc.integer({
  min: dayNumber({ year: 2024, month: 1, day: 1 }),
  max: dayNumber({ year: 2029, month: 12, day: 31 }),
});
const july28 = holidayTable([{ name: 'Fiestas Patrias', month: 7, day: 28 }]);

describe('for random rules', () => {
  test('printed hours parse to the same opening times', () => {
    fc.assert(
      fc.property(rules, day, (value, on) => {
        const text = printHours(value);
        const again = read(text);
        expect(printHours(again)).toBe(text);
        expect(spansOf(again, on, july28)).toEqual(spansOf(value, on, july28));
      }),
    );
  });

  test('`windowsOn`, `stateAt` and `openWeek` agree with a check of every minute', () => {
    fc.assert(
      fc.property(rules, day, fc.integer({ min: 0, max: 1439 }), (value, on, minute) => {
        const openAt = (at: number) =>
          spansOf(value, on, july28).some((s) => s.open <= at && at < s.close) ||
          spansOf(value, on - 1, july28).some((s) => s.open <= at + 1440 && at + 1440 < s.close);
        const open = openAt(minute);
        const windows = windowsOn(value, on, july28);
        expect(windows.some((w) => w.open <= minute && minute < w.close)).toBe(open);
        for (const [i, w] of windows.entries())
          expect(w.close > w.open && (i === 0 || w.open > windows[i - 1]!.close)).toBe(true);
        const state = stateAt(value, on, minute, july28);
        expect(state.open).toBe(open);
        if (state.until) {
          expect(state.until.day * 1440 + state.until.minute).toBeGreaterThan(on * 1440 + minute);
          expect(stateAt(value, state.until.day, state.until.minute, july28).open).toBe(!open);
        }
        const inWeek = weekday(on) * 1440 + minute;
        if (open)
          expect(
            openWeek(value, calendarDay(on).year).stretches.some((s) => s.open <= inWeek && inWeek < s.close),
          ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('rules without dates and holidays give the same hours every week', () => {
    const timeless = rules.map((list) =>
      list.map((value) => ({ ...value, dates: [], days: value.days && { ...value.days, nth: [], holidays: false } })),
    );
    fc.assert(
      fc.property(timeless, day, (value, on) => {
        expect(openWeek(value, 2026).varies).toBe(false);
        expect(spansOf(value, on, noHolidays)).toEqual(spansOf(value, on + 7, july28));
      }),
    );
  });

  test('a random text is parsed or refused without an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'MoTuPH0129:-,; "[]+/') })),
        (text) => void parseHours(text),
      ),
    );
  });
});

test('`dayNumber` is the inverse of `calendarDay`', () => {
  const day = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(fc.property(day, (number) => dayNumber(calendarDay(number)) === number));
  expect(() => dayFromIso('2026-02-29')).toThrow(RangeError);
});
