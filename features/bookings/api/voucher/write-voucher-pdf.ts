import type { BookingAnswers } from '#features/bookings/contract/answers.ts';
import { readBookedPlan } from '#features/operators/api/public.ts';
import type { Platform } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import type { BookingRow } from '../booking.store.ts';
import { voucherKey } from './voucher-key.ts';
import { voucherOf } from './voucher-of.ts';
import { voucherPdf } from './voucher-pdf.ts';
import { voucherPicture } from './voucher-picture.ts';

export async function writeVoucherPdf(
  { db, config, region: live }: Platform,
  booking: BookingRow,
): Promise<Buffer | null> {
  const voucher = voucherOf(await voucherKey(config), booking);
  if (!voucher) return null;
  const [region, { content, phone }] = await Promise.all([live.current(), readBookedPlan(db, booking)]);
  const { pickup = null } = (booking.answers ?? {}) as BookingAnswers;
  const picture = await voucherPicture(content.pictures[0], region, keptFiles(config));
  return voucherPdf({ booking, voucher, content, picture, pickup, phone, region });
}
