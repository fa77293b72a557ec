import { fromDate, parseZonedDateTime, toCalendarDateTime } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from '#features/payments/contract/ledger.ts';
import type { CancellationPolicy } from './cancellation-policy.ts';
import { bandEnds, CANCELLATION_REASONS, fullRefundUntil, refundAt, refundSteps } from './cancellation-refund.ts';
import { cancellationWords } from './cancellation-words.ts';

const ZONES = [
  'America/Lima',
  'America/Bogota',
  'Europe/Madrid',
  'America/Santiago',
  'America/Mexico_City',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Africa/Casablanca',
] as const;

const band = fc.record({
  before: fc.record({
    amount: fc.integer({ min: 0, max: 60 }),
    unit: fc.constantFrom('hour' as const, 'day' as const),
  }),
  refundBps: fc.integer({ min: 0, max: 10_000 }),
});
const policies: fc.Arbitrary<CancellationPolicy> = fc.record({
  bands: fc.array(band, { maxLength: 6 }),
  weather: fc.constantFrom('full' as const, 'move_or_full' as const),
  minimum: fc.constantFrom('full' as const, 'move_or_full' as const),
});
const instants = fc.date({ min: new Date('2025-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
const amounts = fc.integer({ min: 0, max: 100_000_000_00 });

test('every reason except `traveller` refunds everything', () => {
  fc.assert(
    fc.property(
      policies,
      instants,
      instants,
      amounts,
      fc.constantFrom(...ZONES),
      fc.constantFrom(...CANCELLATION_REASONS),
      (policy, startsAt, now, amount, zone, reason) => {
        const refund = refundAt(policy, { startsAt, zone, now, amount, reason });
        expect(Number.isSafeInteger(refund)).toBe(true);
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(amount);
        if (reason !== 'traveller') expect(refund).toBe(amount);
      },
    ),
    { numRuns: 500 },
  );
});

test('a refund step applies up to its deadline', () => {
  fc.assert(
    fc.property(policies, instants, amounts, fc.constantFrom(...ZONES), (policy, startsAt, amount, zone) => {
      const steps = refundSteps(policy, startsAt, zone);
      const at = (now: Date) => refundAt(policy, { startsAt, zone, now, amount, reason: 'traveller' });
      for (const [i, { until, refundBps }] of steps.entries()) {
        if (until === null) expect([i, refundBps]).toEqual([steps.length - 1, 0]);
        else {
          expect(at(until)).toBe(shareOf(amount, refundBps));
          expect(at(new Date(until.getTime() + 1))).toBe(shareOf(amount, steps[i + 1]!.refundBps));
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a deadline in days is at the local time of the start', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 60 }), fc.constantFrom(...ZONES), (startsAt, days, zone) => {
      const ends = bandEnds({ before: { amount: days, unit: 'day' }, refundBps: 1 }, startsAt, zone);
      const start = fromDate(startsAt, zone);
      const end = fromDate(ends, zone);
      const wanted = toCalendarDateTime(start).subtract({ days });
      // If a clock change skips the local time, the deadline is half an hour or one hour later.
      const late = toCalendarDateTime(end).toDate('UTC').getTime() - wanted.toDate('UTC').getTime();
      expect([0, 1_800_000, 3_600_000]).toContain(late);
      expect(ends.getTime()).toBeLessThanOrEqual(startsAt.getTime());
    }),
    { numRuns: 1000 },
  );
});

test('across a clock change, a deadline of one day keeps the local time', () => {
  // On 2026-03-29 the clocks in Madrid go from 02:00 to 03:00.
  const startsAt = parseZonedDateTime('2026-03-29T10:00[Europe/Madrid]').toDate();
  const day = bandEnds({ before: { amount: 1, unit: 'day' }, refundBps: 0 }, startsAt, 'Europe/Madrid');
  const hours = bandEnds({ before: { amount: 24, unit: 'hour' }, refundBps: 0 }, startsAt, 'Europe/Madrid');
  expect(day.toISOString()).toBe('2026-03-28T09:00:00.000Z');
  expect(hours.toISOString()).toBe('2026-03-28T08:00:00.000Z');
});

test('half a céntimo is rounded up in the traveller’s favour', () => {
  expect(shareOf(115_000, 5000)).toBe(57_500);
  expect(shareOf(3, 5000)).toBe(2);
  expect(shareOf(100_000_000_00, 3333)).toBe(3_333_000_000);
});

test('the Spanish text lists the bands in order', () => {
  const words = cancellationWords(
    {
      bands: [
        { before: { amount: 6, unit: 'hour' }, refundBps: 5000 },
        { before: { amount: 1, unit: 'day' }, refundBps: 10_000 },
        { before: { amount: 2, unit: 'hour' }, refundBps: 1250 },
      ],
      weather: 'move_or_full',
      minimum: 'full',
    },
    'Lima',
  );
  expect(words).toEqual([
    'Si cancelas hasta un día antes del inicio, te devolvemos todo.',
    'Después, y hasta 6 horas antes del inicio, se conserva la mitad del precio y te devolvemos lo demás que hayas pagado.',
    'Después, y hasta 2 horas antes del inicio, se conserva el 87,5 % del precio y te devolvemos lo demás que hayas pagado.',
    'Después, o si no llegas, no hay devolución.',
    'Si se cancela por el clima, eliges entre otra fecha y recuperar todo.',
    'Si se cancela por falta de grupo, recuperas todo.',
    'Si cancela el operador o lo ordena la autoridad, recuperas todo.',
    'Las horas son las de Lima.',
  ]);
  const week = { before: { amount: 168, unit: 'hour' }, refundBps: 10_000 } as const;
  expect(cancellationWords({ bands: [week], weather: 'full', minimum: 'full' }, 'Lima')[0]).toBe(
    'Si cancelas hasta 7 días (168 horas) antes del inicio, te devolvemos todo.',
  );
  expect(cancellationWords({ bands: [], weather: 'full', minimum: 'full' }, 'Lima')[0]).toBe(
    'Una vez confirmada, no hay devolución si cancelas o no llegas.',
  );
});

test('everything is refunded until the announced instant, and less after it', () => {
  fc.assert(
    fc.property(policies, instants, instants, fc.constantFrom(...ZONES), (policy, startsAt, now, zone) => {
      const at = (when: Date) => refundAt(policy, { startsAt, zone, now: when, amount: 10_000, reason: 'traveller' });
      const until = fullRefundUntil(policy, startsAt, zone, now);
      if (!until) return;
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect([at(now), at(until)]).toEqual([10_000, 10_000]);
      expect(at(new Date(until.getTime() + 1))).toBeLessThan(10_000);
    }),
    { numRuns: 500 },
  );
  const policy: CancellationPolicy = {
    bands: [{ before: { amount: 24, unit: 'hour' }, refundBps: 10_000 }],
    weather: 'full',
    minimum: 'full',
  };
  const until = (now: string) =>
    fullRefundUntil(policy, new Date('2026-12-05T13:00Z'), 'America/Lima', new Date(now))?.toISOString() ?? null;
  expect(until('2026-12-01T00:00Z')).toBe('2026-12-04T13:00:00.000Z');
  expect(until('2026-12-04T14:00Z')).toBeNull();
});
