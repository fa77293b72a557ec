import type { BookingAnswers } from '#features/bookings/contract/answers.ts';
import { owedFor } from '#features/bookings/contract/still-due.ts';
import { readBookedPlan } from '#features/operators/api/public.ts';
import { readOnSitePayments } from '#features/payments/api/public.ts';
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
  order: { schedule: Parameters<typeof owedFor>[0]['schedule']; paid: number } | null = null,
): Promise<Buffer | null> {
  const voucher = voucherOf(await voucherKey(config), booking);
  if (!voucher) return null;
  const [region, { content, phone, resources }] = await Promise.all([live.current(), readBookedPlan(db, booking)]);
  const { pickup = null } = (booking.answers ?? {}) as BookingAnswers;
  const picture = await voucherPicture(content.pictures[0], region, keptFiles(config));
  const taken = await readOnSitePayments(db, config.REGION, [booking.id]);
  const money = order && {
    owed: owedFor(order, booking.id),
    onSite: taken.reduce((sum, { amount }) => sum + amount, 0),
  };
  return voucherPdf({ booking, money, voucher, content, picture, pickup, phone, resources, region });
}
