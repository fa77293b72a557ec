import { createHash, randomUUID } from 'node:crypto';
import { type BookingRow, findBooking } from '#features/bookings/api/public.ts';
import { holdOnAccount, termsOf } from '#features/checkout/api/public.ts';
import { ReserveBody } from '#features/octo/contract/booking-requests.ts';
import { octoRoutes } from '#features/octo/contract/routes.ts';
import { assertSells } from '#features/policies/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { answerOnce, DoneMeanwhile } from '#server/http/answer-once.ts';
import type { App, Platform } from '#server/platform.ts';
import type { ActiveKey } from '../keys/reseller-key.store.ts';
import { badRequest, impossible, unknownId } from '../octo-error.ts';
import { octoRoute } from '../open-octo.ts';
import { MOST_HOLD_MINUTES } from './extend.ts';
import { isTheirs } from './open-booking.ts';
import { readSale } from './read-sale.ts';
import { newNote, withUnitContacts } from './reseller-note.ts';
import { serializeBooking } from './serialize-bookings.ts';

export function reserve(app: App, platform: Platform): void {
  const { db, config } = platform;

  app.post(octoRoutes.bookings, { ...octoRoute, schema: { body: ReserveBody } }, async ({ octo, body }) => {
    const id = body.uuid?.toLowerCase() ?? randomUUID();
    const asked = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const { result: booking } = await answerOnce({
      earlier: () => known(octo.key, id, asked),
      work: () => hold(octo.key, id, asked, body),
    });
    return serializeBooking(platform, octo, booking);
  });

  /**
   * Finds the booking of an identical earlier request.
   * @throws if the earlier request was different or came from another reseller
   */
  async function known(key: ActiveKey, id: string, asked: string): Promise<BookingRow | undefined> {
    const booking = await findBooking(db, config.REGION, id);
    if (!booking) return undefined;
    if (!isTheirs(booking, key)) throw unknownId('INVALID_BOOKING_UUID', id);
    if (booking.reseller?.asked !== asked) throw impossible('repeated_differently');
    return booking;
  }

  async function hold(key: ActiveKey, id: string, asked: string, body: ReserveBody): Promise<BookingRow> {
    const unitItems = body.unitItems ?? [];
    const { productId, optionId, availabilityId } = body;
    await assertSells(platform, 'agency');
    const sale = await readSale(db, key, { productId, optionId, availabilityId: availabilityId ?? '', unitItems });
    if (body.currency && body.currency !== sale.party.currency) throw badRequest('currency');
    const region = await platform.region.current();
    const minutes = Math.min(body.expirationMinutes ?? termsOf(region).holdMinutes, MOST_HOLD_MINUTES);
    const note = withUnitContacts(newNote(key, body, asked), sale.items, unitItems);
    const booking = await inTransaction(db, (trx) =>
      holdOnAccount(trx, platform, {
        id,
        ...sale,
        note,
        testMode: key.mode === 'test',
        holdUntil: new Date(Date.now() + minutes * 60_000),
        region,
      }),
    );
    if (!booking) throw new DoneMeanwhile();
    return booking;
  }
}
