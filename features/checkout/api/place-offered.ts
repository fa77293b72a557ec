import type { Transaction } from 'kysely';
import { insertBookings, takePlaces } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { OrderLine } from '#features/checkout/contract/order.ts';
import type { PricedParty } from '#features/operators/contract/price-of.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import { draftOrder } from './draft-order.ts';
import { insertOrder } from './order.store.ts';
import { termsOf } from './sale.rules.ts';

export interface OfferedPlaces {
  /** Identifies the offer. A second order with this name is refused. */
  name: string;
  line: OrderLine;
  sellable: Sellable;
  party: PricedParty;
  /** Secret of the order's link. */
  secret: string;
  email: string;
  accountId: string | null;
  holdUntil: Date;
  region: Region;
}

/**
 * Holds places that a waiting party gets before other buyers. The caller has locked the departure.
 * @returns the id of the unpaid order.
 * @throws sold_out, sales_closed or resource_taken.
 */
export async function placeOffered(
  trx: Transaction<Tables>,
  regionId: string,
  { name, line, sellable, party, secret, email, accountId, holdUntil, region }: OfferedPlaces,
): Promise<string> {
  const asked = { body: { uuid: name, lines: [line] }, region, accountId, secret, holdUntil };
  const draft = draftOrder(regionId, asked, [{ line, sellable, party }], new Date());
  const extended = new Date(holdUntil.getTime() + termsOf(region).extendMinutes * 60_000);
  const order = await insertOrder(
    trx,
    {
      ...draft.order,
      // A payment must not extend the hold beyond the cut-off.
      hold_extended: extended > sellable.departure.cutoffAt,
      contact: JSON.stringify({ name: '', email, phone: '' }),
    },
    draft.linkHash,
  );
  if (!order) throw new Error(`The places of ${name} were offered twice.`);
  const [refused] = await takePlaces(trx, regionId, draft.wanted, { beforeWaiting: true });
  if (refused) throw problem(BOOKING_ERRORS, refused.code);
  await insertBookings(trx, draft.bookings, 'system');
  return order.id;
}
