import fc from 'fast-check';
import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { deadlineOf } from './oracle.ts';

export const HOUR = 3_600_000;
type Band = [amount: number, unit: 'hour' | 'day', refundBps: number];

const policyOf = (...bands: Band[]): CancellationPolicy => ({
  bands: bands.map(([amount, unit, refundBps]) => ({ before: { amount, unit }, refundBps })),
  weather: 'full',
  minimum: 'move_or_full',
});

export const POLICIES: Record<string, CancellationPolicy> = {
  'nothing comes back': policyOf(),
  'free until a day before': policyOf([24, 'hour', 10_000]),
  'free until the day before, at the same hour': policyOf([1, 'day', 10_000]),
  'in two steps': policyOf([7, 'day', 10_000], [48, 'hour', 5_000]),
  'an hour that may be a day': policyOf([24, 'hour', 5_000], [1, 'day', 7_500]),
  'six steps with odd shares': policyOf(
    [60, 'day', 10_000],
    [30, 'day', 8_333],
    [14, 'day', 6_667],
    [7, 'day', 3_333],
    [2, 'day', 1],
    [6, 'hour', 0],
  ),
  'in no order': policyOf([2, 'hour', 1_500], [10, 'day', 9_000], [3, 'day', 4_000]),
  'more comes back later': policyOf([5, 'day', 2_500], [12, 'hour', 9_999]),
  'until it begins': policyOf([0, 'hour', 10_000], [0, 'day', 5_000]),
  'a year before': policyOf([365, 'day', 10_000], [364, 'day', 5_000]),
};

export const ZONES: Record<string, readonly string[]> = {
  'America/Lima': ['2026-04-01T14:00:00Z', '2028-02-29T12:00:00Z'],
  'America/Bogota': ['2026-12-31T23:30:00-05:00'],
  'America/Santiago': [
    '2026-04-05T02:30:00Z',
    '2026-04-05T03:30:00Z',
    '2026-09-06T04:00:00Z',
    '2026-09-06T03:59:59.999Z',
  ],
  'America/Asuncion': ['2026-03-22T03:30:00Z', '2026-10-04T04:15:00Z'],
  'Europe/Madrid': ['2026-03-29T00:59:59.999Z', '2026-03-29T01:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
  'America/New_York': ['2026-03-08T07:00:00Z', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
  'Australia/Lord_Howe': ['2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z', '2026-10-03T15:30:00Z'],
  'America/Havana': ['2026-03-08T05:00:00Z', '2026-11-01T04:30:00Z', '2026-11-01T05:30:00Z'],
  'Africa/Casablanca': ['2026-02-15T02:30:00Z', '2026-03-22T02:00:00Z'],
  'Pacific/Apia': ['2011-12-31T10:00:00Z', '2012-01-02T09:00:00Z'],
  'Asia/Kathmandu': ['2026-06-01T00:00:00Z'],
};
const ZONE_NAMES = Object.keys(ZONES);

export interface CancellationCase {
  policy: CancellationPolicy;
  startsAt: Date;
  zone: string;
  now: Date;
}

export function* grid(): Generator<CancellationCase> {
  for (const policy of Object.values(POLICIES)) {
    for (const [zone, changes] of Object.entries(ZONES)) {
      for (const change of changes) {
        // If the start is n days after a clock change, a deadline of n days falls on the change.
        const days = new Set([0, ...policy.bands.map(({ before }) => (before.unit === 'day' ? before.amount : 1))]);
        for (const after of days) {
          const startsAt = new Date(Date.parse(change) + after * 24 * HOUR);
          const ends = policy.bands.map((band) => deadlineOf(band, startsAt, zone).getTime());
          const instants = [...ends, startsAt.getTime()].flatMap((at) => [at - 1, at, at + 1]);
          for (const now of new Set([...instants, startsAt.getTime() - 400 * 24 * HOUR]))
            yield { policy, startsAt, zone, now: new Date(now) };
        }
      }
    }
  }
}

const BAND = fc.record({
  before: fc.record({ amount: fc.nat(60), unit: fc.constantFrom('hour' as const, 'day' as const) }),
  refundBps: fc.nat(10_000),
});
export const POLICY: fc.Arbitrary<CancellationPolicy> = fc.record({
  bands: fc.array(BAND, { maxLength: 6 }),
  weather: fc.constantFrom('full' as const, 'move_or_full' as const),
  minimum: fc.constantFrom('full' as const, 'move_or_full' as const),
});

export const CANCELLATION_CASE: fc.Arbitrary<CancellationCase> = fc
  .record({
    policy: POLICY,
    zone: fc.constantFrom(...ZONE_NAMES),
    startsAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
    minutesBefore: fc.integer({ min: -48 * 60, max: 70 * 24 * 60 }),
  })
  .map(({ minutesBefore, ...rest }) => ({ ...rest, now: new Date(rest.startsAt.getTime() - minutesBefore * 60_000) }));

export const PARTY = fc.record({
  prices: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 }),
  paidBps: fc.constantFrom(10_000, 10_000, 3_000, 500),
  givesUp: fc.nat(63),
  reason: fc.constantFrom(...(['traveller', 'traveller', 'weather', 'minimum', 'operator', 'authority'] as const)),
});
