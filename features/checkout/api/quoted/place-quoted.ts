import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { insertBookings, takePlaces } from '#features/bookings/api/public.ts';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { Contact, Instalment } from '#features/checkout/contract/order.ts';
import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import type { Region } from '#regions/read-region.ts';
import { hashKey, hashUuid, newReference } from '#server/auth/guest-keys.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { insertOrder, type OrderRow } from '../order.store.ts';
import { snapshotOf, taxRateOf, taxWithin, untouchedSince } from '../sale.rules.ts';

export interface QuotedLine {
  bookingId: string;
  title: string;
  sellable: Sellable;
  items: BookingItem[];
  places: number;
  /** In minor units, taxes included. */
  total: number;
  /** The cancellation policy of the offer, which may differ from the present policy of the plan. */
  policy: CancellationPolicy;
}

export interface QuotedOrder {
  /** The browser creates this id. A repeated request with the same id creates no second order. */
  uuid: string;
  secretOf: (orderId: string) => string;
  accountId: string | null;
  contact: Contact | null;
  locale: string;
  currency: string;
  schedule: Instalment[];
  holdUntil: Date;
  lines: readonly QuotedLine[];
  region: Region;
}

/**
 * Holds seats for all lines or for none. The caller must check that the lines may be sold.
 * @throws sold_out, sales_closed or resource_taken, with the title of the line
 */
export async function placeQuoted(
  trx: Transaction<Tables>,
  { config }: Platform,
  quoted: QuotedOrder,
): Promise<OrderRow> {
  const id = randomUUID();
  const order = await insertOrder(
    trx,
    {
      region_id: config.REGION,
      id,
      reference: newReference('VR'),
      channel: 'quotation',
      state: 'held',
      currency: quoted.currency,
      total: quoted.lines.reduce((sum, { total }) => sum + total, 0),
      schedule: JSON.stringify(quoted.schedule),
      hold_until: quoted.holdUntil,
      account_id: quoted.accountId,
      contact: quoted.contact && JSON.stringify(quoted.contact),
      locale: quoted.locale,
      creation_hash: hashUuid(quoted.uuid),
    },
    hashKey(id, quoted.secretOf(id)),
  );
  if (!order) throw new Error('One acceptance was carried out twice.');
  const refused = await takePlaces(
    trx,
    config.REGION,
    quoted.lines.map(({ sellable, places }) => ({ departureId: sellable.departure.id, places })),
  );
  if (refused.length > 0) {
    throw problem(BOOKING_ERRORS, refused[0]!.code, {
      issues: refused.flatMap(({ departureId, code, left }) =>
        quoted.lines
          .filter(({ sellable }) => sellable.departure.id === departureId)
          .map(({ bookingId, title }) => ({
            path: `body.chosen.${bookingId}`,
            code,
            message:
              left !== null && left > 0
                ? `${title}: quedan ${left}.`
                : `${title}: ${BOOKING_ERRORS[code].title.toLowerCase()}.`,
          })),
      ),
    });
  }
  const added = await insertBookings(
    trx,
    quoted.lines.map((line) => bookingOf(order, line, quoted.region)),
    'traveller',
    quoted.accountId,
  );
  if (added.length < quoted.lines.length) throw problem(BOOKING_ERRORS, 'already_booked');
  return order;
}

function bookingOf(
  order: OrderRow,
  { bookingId, title, sellable, items, places, total, policy }: QuotedLine,
  region: Region,
) {
  return {
    region_id: order.region_id,
    id: bookingId,
    reference: newReference('RB'),
    order_id: order.id,
    channel: 'quotation' as const,
    operator_id: sellable.operator.id,
    plan_id: sellable.plan.id,
    plan_version: sellable.plan.version,
    option_id: sellable.option.id,
    departure_id: sellable.departure.id,
    places,
    hold_until: order.hold_until,
    currency: order.currency,
    total,
    tax: taxWithin(total, taxRateOf(region)),
    commission_bps: sellable.operator.commissionBps ?? region.settings.commission_basis_points ?? 0,
    items: JSON.stringify(items),
    // The operator agreed to the sale by making the offer, so the sale is confirmed at once.
    snapshot: JSON.stringify({ ...snapshotOf(sellable), title, policy, confirmation: 'INSTANT' }),
    ...untouchedSince(order.created_at),
  };
}
