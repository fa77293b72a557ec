import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { type BookingRow, saveBooking } from '#features/bookings/api/public.ts';
import { amendOnAccount, confirmOnAccount } from '#features/checkout/api/public.ts';
import { ChangeBody, ConfirmBody, type UnitItemBody } from '#features/octo/contract/booking-requests.ts';
import { octoRoutes } from '#features/octo/contract/routes.ts';
import { refundAt } from '#features/operators/contract/cancellation-refund.ts';
import { assertRegionSells } from '#features/policies/api/public.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import type { ActiveKey } from '../keys/reseller-key.store.ts';
import { impossible } from '../octo-error.ts';
import { octoRoute } from '../open-octo.ts';
import { isCancellable } from './booking.view.ts';
import { lockBooking } from './open-booking.ts';
import { readSale } from './read-sale.ts';
import { withUnitContacts, withWords } from './reseller-note.ts';
import { serializeBooking } from './serialize-bookings.ts';
import { nameOf } from './unit-items.rules.ts';

const Params = Type.Object({ uuid: Type.String() });

/** A bought booking can change only while a cancellation would refund everything. */
export function change(app: App, platform: Platform): void {
  const schema = { params: Params, body: ChangeBody };
  app.patch(octoRoutes.booking, { ...octoRoute, schema }, async ({ octo, params, body }) => {
    const region = await platform.region.current();
    const booking = await inTransaction(platform.db, async (trx) => {
      const before = await lockBooking(trx, octo.key, params.uuid);
      if (!isCancellable(before, new Date())) throw impossible('not_changeable');
      if (before.state === 'ON_HOLD') assertRegionSells(region, 'agency');
      return applyChange(trx, octo.key, region, before, body);
    });
    return serializeBooking(platform, octo, booking);
  });
}

export function confirm(app: App, platform: Platform): void {
  const schema = { params: Params, body: ConfirmBody };
  app.post(octoRoutes.confirm, { ...octoRoute, schema }, async ({ octo, params, body }) => {
    const region = await platform.region.current();
    const booking = await inTransaction(platform.db, async (trx) => {
      const held = await lockBooking(trx, octo.key, params.uuid);
      if (['CONFIRMED', 'PENDING', 'REDEEMED', 'NO_SHOW'].includes(held.state)) return held;
      if (held.state !== 'ON_HOLD') throw impossible('not_on_hold');
      assertRegionSells(region, 'agency');
      const asked = await applyChange(trx, octo.key, region, held, body);
      if (!nameOf(asked.reseller?.contact ?? {})) throw impossible('name_missing');
      return confirmOnAccount(trx, platform, asked);
    });
    return serializeBooking(platform, octo, booking);
  });
}

async function applyChange(
  trx: Transaction<Tables>,
  key: ActiveKey,
  region: Region,
  booking: BookingRow,
  body: ChangeBody,
): Promise<BookingRow> {
  const note = withWords(booking.reseller!, body);
  const { productId, optionId, availabilityId, unitItems } = body;
  const sellsOther =
    unitItems ||
    differs(productId, booking.plan_id) ||
    differs(optionId, booking.option_id) ||
    differs(availabilityId, booking.departure_id);
  if (!sellsOther) {
    return saveBooking(trx, booking.region_id, booking.id, { reseller: JSON.stringify(note) });
  }
  if (booking.state !== 'ON_HOLD' && !isFree(booking)) throw impossible('not_changeable');
  const kept = booking.items.filter(({ state }) => state === 'active');
  const asked = unitItems ?? kept.map(({ id, unitId }): UnitItemBody => ({ uuid: id, unitId }));
  const sale = await readSale(
    trx,
    key,
    {
      productId: productId ?? booking.plan_id,
      optionId: optionId ?? booking.option_id,
      availabilityId: availabilityId ?? booking.departure_id,
      unitItems: asked,
    },
    kept,
  );
  return amendOnAccount(trx, booking, { ...sale, note: withUnitContacts(note, sale.items, asked), region });
}

const differs = (asked: string | null | undefined, now: string): boolean =>
  typeof asked === 'string' && asked.toLowerCase() !== now;

/** If changes were allowed later, they could bypass the cancellation policy. */
function isFree({ snapshot }: BookingRow): boolean {
  const whole = 10_000;
  const { policy, zone, startsAt } = snapshot;
  const at = { startsAt: new Date(startsAt), zone, now: new Date(), amount: whole, reason: 'traveller' as const };
  return refundAt(policy, at) === whole;
}
