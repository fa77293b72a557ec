import { randomUUID } from 'node:crypto';
import type { PlaceOrderBody } from '#features/checkout/contract/order.ts';
import type { Region } from '#regions/read-region.ts';
import { hashKey, hashUuid, newReference } from '#server/auth/guest-keys.ts';
import { orderView } from './order.view.ts';
import {
  itemsOf,
  type PricedLine,
  scheduleOf,
  snapshotOf,
  taxRateOf,
  taxWithin,
  termsOf,
  untouchedSince,
} from './sale.rules.ts';

export interface OrderRequest {
  body: PlaceOrderBody;
  region: Region;
  accountId: string | null;
  secret: string;
  /** End of the hold. By default the region's time for a basket. */
  holdUntil?: Date;
}

export type OrderDraft = ReturnType<typeof draftOrder>;

export function draftOrder(
  regionId: string,
  { body, region, accountId, secret, holdUntil }: OrderRequest,
  priced: readonly PricedLine[],
  now: Date,
) {
  const id = randomUUID();
  const { currency } = priced[0]!.party;
  const schedule = scheduleOf(priced, now);
  const basket = {
    region_id: regionId,
    id,
    reference: newReference('VR'),
    channel: 'web' as const,
    state: 'held' as const,
    currency,
    total: priced.reduce((sum, { party }) => sum + party.total, 0),
    hold_until: holdUntil ?? new Date(now.getTime() + termsOf(region).holdMinutes * 60_000),
    account_id: accountId,
    creation_hash: hashUuid(body.uuid),
    created_at: now,
  };
  const bookings = bookingsOf(basket, priced, region);
  const order = { ...NEW_ORDER, ...basket, schedule };
  const wanted = priced.map(({ line, party }) => ({ departureId: line.departureId, places: party.places }));
  return {
    region: regionId,
    order: { ...basket, schedule: JSON.stringify(schedule) },
    linkHash: hashKey(id, secret),
    bookings: bookings.map((booking) => ({
      ...booking,
      items: JSON.stringify(booking.items),
      snapshot: JSON.stringify(booking.snapshot),
    })),
    wanted,
    accountId,
    view: orderView({ order, quotation: null, bookings, payments: [], refunds: [], onSite: [], outlooks: [] }),
  };
}

const NEW_ORDER = { paid: 0, hold_extended: false, contact: null, test_mode: false, confirmed_at: null };

interface Basket {
  region_id: string;
  id: string;
  hold_until: Date;
  created_at: Date;
}

function bookingsOf(order: Basket, priced: readonly PricedLine[], region: Region) {
  const taxRate = taxRateOf(region);
  return priced.map(({ line, sellable, party }) => ({
    region_id: order.region_id,
    id: line.uuid.toLowerCase(),
    reference: newReference('RB'),
    order_id: order.id,
    channel: 'web' as const,
    operator_id: sellable.operator.id,
    plan_id: sellable.plan.id,
    plan_version: sellable.plan.version,
    option_id: sellable.option.id,
    departure_id: line.departureId,
    places: party.places,
    hold_until: order.hold_until,
    currency: party.currency,
    total: party.total,
    tax: taxWithin(party.total, taxRate),
    commission_bps: sellable.operator.commissionBps ?? region.settings.commission_basis_points ?? 0,
    items: itemsOf(party, randomUUID),
    snapshot: snapshotOf(sellable),
    ...untouchedSince(order.created_at),
  }));
}
