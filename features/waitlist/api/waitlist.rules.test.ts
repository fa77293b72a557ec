import { expect, test } from 'vitest';
import { isFree, offerEnd, outcomeOf } from './waitlist.rules.ts';

const LIMA = 'America/Lima';
const at = (text: string) => new Date(`${text}-05:00`);
const end = (now: string, cutoff = '2026-12-30T12:00:00') => offerEnd(at(now), at(cutoff), LIMA, 120);

test('an offer lasts two hours during the day', () => {
  expect(end('2026-12-10T08:00:00')).toEqual(at('2026-12-10T10:00:00'));
  expect(end('2026-12-10T21:59:00')).toEqual(at('2026-12-10T23:59:00'));
});

test('the time of an offer of the night begins at eight in the morning', () => {
  expect(end('2026-12-10T22:00:00')).toEqual(at('2026-12-11T10:00:00'));
  expect(end('2026-12-31T23:30:00', '2027-01-02T12:00:00')).toEqual(at('2027-01-01T10:00:00'));
  expect(end('2026-12-11T07:59:00')).toEqual(at('2026-12-11T10:00:00'));
});

test('no offer lasts beyond the cut-off', () => {
  expect(end('2026-12-10T11:00:00', '2026-12-10T12:00:00')).toEqual(at('2026-12-10T12:00:00'));
  expect(end('2026-12-10T23:00:00', '2026-12-11T09:00:00')).toEqual(at('2026-12-11T09:00:00'));
  // The sale ends before the morning, so the time runs at night.
  expect(end('2026-12-10T23:00:00', '2026-12-11T07:00:00')).toEqual(at('2026-12-11T01:00:00'));
  expect(end('2026-12-10T23:00:00', '2026-12-11T00:30:00')).toEqual(at('2026-12-11T00:30:00'));
});

test('the state of the order decides what happened to an offer', () => {
  const now = at('2026-12-10T08:00:00');
  const of = (state: Parameters<typeof outcomeOf>[0]['state'], holdUntil: Date | null = null, calledOff = false) =>
    outcomeOf({ state, holdUntil, calledOff }, now);
  expect(of('held', at('2026-12-10T08:01:00'))).toBe(null);
  expect(of('held', now)).toBe('expire');
  expect(of('lapsed')).toBe('expire');
  expect([of('confirmed'), of('cancelled')]).toEqual(['take', 'take']);
  expect([of('released'), of('released', null, true)]).toEqual(['leave', 'end']);
});

test('places that a waiting party fits into are not free for others', () => {
  expect(isFree(2, { left: 2, least: null })).toBe(true);
  expect(isFree(3, { left: 2, least: null })).toBe(false);
  expect(isFree(1, { left: 2, least: 2 })).toBe(false);
  expect(isFree(1, { left: 2, least: 3 })).toBe(true);
  expect(isFree(9, { left: null, least: null })).toBe(true);
});
