import { CORRECTED_WITHIN_HOURS } from '#features/bookings/contract/absence.ts';
import { ADMISSION_HOURS_BEFORE, type Scan, type ScanResult } from '#features/bookings/contract/check-in.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { rememberRequest } from '#server/http/answered-request.store.ts';
import type { Platform } from '#server/platform.ts';
import { type BookingRow, lockBookings, recordStep, saveBooking } from '../booking.store.ts';
import { moveBooking } from '../move-booking.ts';
import type { VoucherKey } from '../voucher/voucher-key.ts';
import type { DepartureKey, DepartureRow } from './manifest.store.ts';
import { forgetAdmissions, insertScan, readScans, type ScanRow } from './scan.store.ts';

const HOUR_MS = 3_600_000;

export interface Guide {
  accountId: string;
  key: DepartureKey;
  departure: DepartureRow;
}

export interface Taken {
  result: ScanResult;
  bookingId: string | null;
}

/**
 * A repeated scan gets the first result. The current state of the booking decides the result, because a voucher may be
 * outdated.
 */
export async function takeScan(platform: Platform, vouchers: VoucherKey, guide: Guide, scan: Scan): Promise<Taken> {
  const claims = scan.token === undefined ? null : vouchers.check(scan.token);
  if (scan.token !== undefined && !claims) return { result: 'forged', bookingId: null };
  const id = claims?.bookingId ?? scan.bookingId;
  if (!id) return { result: 'unknown_booking', bookingId: null };
  const { region, operatorId, departureId } = guide.key;
  return inTransaction(platform.db, async (trx) => {
    const [booking] = await lockBookings(trx, region, [id]);
    const own = booking?.operator_id === operatorId;
    // If the scan has no voucher, a booking of another operator counts as unknown.
    if (!booking || booking.test_mode || (!own && !claims)) return { result: 'unknown_booking', bookingId: null };
    if (booking.departure_id !== departureId) return { result: 'other_departure', bookingId: null };
    const result =
      scan.action === 'undo' ? await takeBack(trx, booking, guide, scan.id) : await takeOnce(trx, booking, guide, scan);
    return { result, bookingId: booking.id };
  });
}

async function takeOnce(trx: Database, booking: BookingRow, guide: Guide, scan: Scan): Promise<ScanResult> {
  const known = (await readScans(trx, booking.region_id, [scan.id])).get(scan.id);
  if (known) return known.booking_id === booking.id ? resultOf(known) : 'unknown_booking';
  // The phone's clock may be wrong, so a scan is never in the future.
  const at = new Date(Math.min(Date.parse(scan.at), Date.now()));
  const wanted = booking.items.filter(({ id, state }) => state !== 'cancelled' && (scan.itemIds?.includes(id) ?? true));
  const result =
    guide.departure.state === 'cancelled'
      ? 'not_to_come'
      : scan.action === 'no_show'
        ? await miss(trx, booking, guide, at)
        : await admit(trx, booking, guide, { at, itemIds: wanted.map(({ id }) => id) });
  if (result === 'too_early') return result;
  await insertScan(trx, {
    region_id: booking.region_id,
    id: scan.id,
    departure_id: booking.departure_id,
    booking_id: booking.id,
    items: wanted.map(({ id }) => id),
    action: scan.action === 'no_show' ? 'no_show' : 'redeem',
    outcome: OUTCOMES[result] ?? 'refused',
    scanned_at: at,
    account_id: guide.accountId,
  });
  return result;
}

const OUTCOMES: Partial<Record<ScanResult, ScanRow['outcome']>> = {
  admitted: 'done',
  missed: 'done',
  already_admitted: 'already',
};

function resultOf({ action, outcome }: ScanRow): ScanResult {
  if (outcome === 'already') return 'already_admitted';
  if (outcome === 'refused') return 'not_to_come';
  return action === 'no_show' ? 'missed' : 'admitted';
}

async function admit(
  trx: Database,
  booking: BookingRow,
  { departure, accountId }: Guide,
  { at, itemIds }: { at: Date; itemIds: string[] },
): Promise<ScanResult> {
  if (!['CONFIRMED', 'REDEEMED', 'NO_SHOW'].includes(booking.state)) return 'not_to_come';
  if (at.getTime() < departure.starts_at.getTime() - ADMISSION_HOURS_BEFORE * HOUR_MS) return 'too_early';
  if (at.getTime() > departure.ends_at.getTime() + CORRECTED_WITHIN_HOURS * HOUR_MS) return 'not_to_come';
  const now = booking.items.filter(({ id, state }) => state === 'active' && itemIds.includes(id));
  if (now.length === 0) return 'already_admitted';
  const items = JSON.stringify(
    booking.items.map((item) =>
      now.includes(item) ? { ...item, state: 'redeemed' as const, redeemedAt: at.toISOString() } : item,
    ),
  );
  if (booking.state !== 'REDEEMED') {
    await moveBooking(trx, booking, { action: 'redeem', actor: 'operator', actorId: accountId, change: { items } });
    return 'admitted';
  }
  await saveBooking(trx, booking.region_id, booking.id, { items });
  await recordStep(trx, booking.region_id, {
    bookingId: booking.id,
    action: 'redeem',
    from: 'REDEEMED',
    to: 'REDEEMED',
    actor: 'operator',
    actorId: accountId,
  });
  return 'admitted';
}

async function miss(
  trx: Database,
  booking: BookingRow,
  { departure, accountId }: Guide,
  at: Date,
): Promise<ScanResult> {
  if (booking.state === 'NO_SHOW') return 'missed';
  if (booking.state === 'REDEEMED') return 'already_admitted';
  if (booking.state !== 'CONFIRMED') return 'not_to_come';
  if (at < departure.starts_at) return 'too_early';
  await moveBooking(trx, booking, { action: 'miss', actor: 'operator', actorId: accountId });
  return 'missed';
}

async function takeBack(
  trx: Database,
  booking: BookingRow,
  { departure, accountId }: Guide,
  scanId: string,
): Promise<ScanResult> {
  const request = { region: booking.region_id, scope: 'undo-scan', id: scanId };
  if (booking.state === 'CONFIRMED' || !(await rememberRequest(trx, request))) return 'undone';
  if (!['REDEEMED', 'NO_SHOW'].includes(booking.state) || departure.ends_at.getTime() < Date.now())
    return 'not_to_come';
  const items = booking.items.map((item) =>
    item.state === 'redeemed' ? { ...item, state: 'active' as const, redeemedAt: null } : item,
  );
  await moveBooking(trx, booking, {
    action: 'unredeem',
    actor: 'operator',
    actorId: accountId,
    change: { items: JSON.stringify(items), redeemed_at: null },
  });
  await forgetAdmissions(trx, booking.region_id, booking.id);
  return 'undone';
}
