import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Manifest, ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { voucherBytes, writeVoucher } from '#features/bookings/contract/voucher.ts';
import { type KeptScan, withScans } from './apply-scan.ts';
import { judgeVoucher } from './judge-voucher.ts';
import { verifySignature } from './verify-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const NOW = new Date('2026-12-12T13:00:00Z');
const DEPARTURE = randomUUID();

const party = (changes: Partial<ManifestBooking> = {}): ManifestBooking => ({
  id: randomUUID(),
  reference: 'RB12345678',
  state: 'CONFIRMED',
  items: [0, 1].map(() => ({
    ...{ id: randomUUID(), type: 'ADULT' as const, name: 'Adulto', state: 'active' as const },
    ...{ redeemedAt: null, traveller: null },
  })),
  contact: { name: 'Lucía', phone: null, email: null },
  answers: [],
  ...{ notes: null, pickup: null, resellerReference: null, admitted: null },
  ...changes,
});

const listOf = (...bookings: ManifestBooking[]): Manifest => ({
  departure: {
    ...{ id: DEPARTURE, title: 'Totora', optionName: 'Español', localDate: '2026-12-12', localTime: '08:30' },
    ...{ zone: 'America/Lima', startsAt: '2026-12-12T13:30:00Z', endsAt: '2026-12-12T16:30:00Z' },
    ...{ state: 'scheduled', capacity: 12, taken: 2 },
  },
  operator: { id: randomUUID(), name: 'Totora', fictional: true },
  meeting: { kind: 'point', name: 'Muelle', note: '', lon: 0, lat: 0, asksAddress: false },
  bookings,
  messages: [],
  publicKey: publicKey.export({ format: 'jwk' }).x!,
  madeAt: NOW.toISOString(),
  can: { message: false },
});

function codeOf(
  bookingId: string,
  { departureId = DEPARTURE, key = privateKey, expiresAt = '2026-12-13T17:00:00Z' } = {},
) {
  const claims = { bookingId, departureId, items: 2, expiresAt: new Date(expiresAt), reference: 'RB12345678' };
  const bytes = voucherBytes(claims);
  return writeVoucher(bytes, sign(null, bytes, key));
}

const judge = async (text: string, list: Manifest, now = NOW) =>
  (await judgeVoucher(text, list, verifySignature, now)).verdict;

test('offline, the phone shows for each code whether it is valid, or why not', async () => {
  const [here, gone, asked] = [party(), party({ state: 'CANCELLED' }), party({ state: 'PENDING' })];
  const list = listOf(here, gone, asked);
  expect(await judge(codeOf(here.id), list)).toBe('valid');
  expect(await judge(codeOf(here.id, { key: stranger.privateKey }), list)).toBe('forged');
  expect(await judge('https://ejemplo.pe/qr', list)).toBe('no_voucher');
  expect(await judge(codeOf(randomUUID(), { departureId: randomUUID() }), list)).toBe('other_departure');
  expect(await judge(codeOf(gone.id), list)).toBe('cancelled');
  expect(await judge(codeOf(asked.id), list)).toBe('unconfirmed');
  expect(await judge(codeOf(here.id), list, new Date('2026-12-11T13:00:00Z'))).toBe('too_early');
  expect(await judge(codeOf(randomUUID(), { expiresAt: '2026-12-12T12:00:00Z' }), list)).toBe('expired');
});

test('after an offline scan, the phone shows the voucher as used', async () => {
  const known = party();
  const list = listOf(known);
  const scanned = async (text: string, now: Manifest): Promise<KeptScan> => {
    const { claims } = await judgeVoucher(text, now, verifySignature, NOW);
    const scan = {
      id: randomUUID(),
      action: 'redeem' as const,
      token: text,
      bookingId: claims!.bookingId,
      at: NOW.toISOString(),
    };
    return { scan, claims, by: 'Guía Uno' };
  };
  const late = codeOf(randomUUID());
  const kept = [await scanned(codeOf(known.id), list), await scanned(late, list)];
  const now = withScans(list, kept);
  expect([await judge(codeOf(known.id), now), await judge(late, now)]).toEqual(['used', 'used']);
  expect(now.bookings.map(({ state, admitted, items }) => [state, admitted?.by, items.length])).toEqual([
    ['REDEEMED', 'Guía Uno', 2],
    ['REDEEMED', 'Guía Uno', 2],
  ]);
  const undone = withScans(list, [...kept, { ...kept[0]!, scan: { ...kept[0]!.scan, action: 'undo' } }]);
  expect(await judge(codeOf(known.id), undone)).toBe('valid');
});

test('the voucher of a booking also admits people who arrive later', async () => {
  const booking = party();
  const some = { id: randomUUID(), action: 'redeem' as const, bookingId: booking.id, itemIds: [booking.items[0]!.id] };
  const now = withScans(listOf(booking), [{ scan: { ...some, at: NOW.toISOString() }, claims: null, by: 'Guía' }]);
  expect(now.bookings[0]!.items.map(({ state }) => state)).toEqual(['redeemed', 'active']);
  expect(await judge(codeOf(booking.id), now)).toBe('valid');
});
