import type { FastifyRequest } from 'fastify';
import { emailKey } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { may } from '#features/accounts/contract/rights.ts';
import { type BookingRow, findBooking, findByReference } from '#features/bookings/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { readReference } from '#features/read-reference.ts';
import { hashKey } from '#server/auth/guest-keys.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import {
  areLinksOver,
  findOrder,
  findOrderByReference,
  findOrderWithKey,
  type OrderKey,
  type OrderRow,
  orderKeys,
} from './order.store.ts';

type Asking = Pick<FastifyRequest, 'actor' | 'headers'>;

/**
 * After too many wrong PINs, the correct PIN is refused too.
 * @param name the order's id, or a reference that a person typed
 * @throws 404 without access, even if the order exists
 */
export async function openOrder(platform: Platform, request: Asking, name: string): Promise<OrderRow> {
  const { order, key } = await findWithKey(platform, request, name);
  if (!order || !mayOpen(request, order, key)) throw problem(CHECKOUT_ERRORS, 'order_not_found');
  return order;
}

export function mayOpen({ actor }: Pick<Asking, 'actor'>, order: OrderRow, key: OrderKey | null): boolean {
  const holds = key && key.kind !== 'payer' ? 'edit' : null;
  return may(actor, 'orders.own', { holds, accountId: ownerOf(order, actor) }).allowed;
}

/**
 * A paid order that was bought without an account belongs to the account with the confirmed email address of the order.
 */
export function ownerOf({ account_id, contact, state }: OrderRow, actor: Actor): string | null {
  if (account_id || actor.kind !== 'person' || (state !== 'confirmed' && state !== 'cancelled')) return account_id;
  return contact && emailKey(contact.email) === emailKey(actor.email) ? actor.accountId : null;
}

/** `key` is null if the request has no valid key of the order. */
export async function findWithKey(
  platform: Platform,
  { headers }: Pick<Asking, 'headers'>,
  name: string,
): Promise<{ order: OrderRow | undefined; key: OrderKey | null }> {
  const { db, config } = platform;
  const secret = headers[ORDER_SECRET_HEADER];
  if (isUuid(name) && typeof secret === 'string') {
    const found = await findOrderWithKey(db, config.REGION, name, hashKey(name.toLowerCase(), secret));
    return { order: found?.order, key: found?.key ?? null };
  }
  const order = isUuid(name)
    ? await findOrder(db, config.REGION, name)
    : await orderNamed(platform, readReference(name));
  const shown = { secret, pin: headers[ORDER_PIN_HEADER] };
  const held = order ? await orderKeys.held(db, config.REGION, order.id, shown) : null;
  const kind = held === 'link' && (await areLinksOver(db, config.REGION, order!.id)) ? null : held;
  return { order, key: kind && { kind, instalment: null } };
}

async function orderNamed({ db, config }: Platform, reference: string): Promise<OrderRow | undefined> {
  const order = await findOrderByReference(db, config.REGION, reference);
  if (order) return order;
  const booking = await findByReference(db, config.REGION, reference);
  return booking?.order_id ? findOrder(db, config.REGION, booking.order_id) : undefined;
}

export async function openBooking(
  platform: Platform,
  request: Asking,
  name: string,
): Promise<{ booking: BookingRow; order: OrderRow }> {
  const { db, config } = platform;
  const booking = isUuid(name)
    ? await findBooking(db, config.REGION, name)
    : await findByReference(db, config.REGION, readReference(name));
  if (!booking?.order_id) throw problem(CHECKOUT_ERRORS, 'order_not_found');
  return { booking, order: await openOrder(platform, request, booking.order_id) };
}
