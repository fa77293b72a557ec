import type { Transaction } from 'kysely';
import { insertBookings, takePlaces } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { snapshotOf, taxRateOf, taxWithin } from '#features/checkout/api/public.ts';
import type { OfferContent } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import type { RequestedParty } from '#features/quotations/contract/quotation.ts';
import type { Region } from '#regions/read-region.ts';
import { newReference } from '#server/auth/guest-keys.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import { linesToSell } from '../accept/lines-to-sell.ts';
import type { OfferRow } from '../quotation.store.ts';

export interface OptionRequest {
  content: OfferContent;
  party: RequestedParty;
  zone: string;
  currency: string;
  until: Date;
  accountId: string | null;
  region: Region;
}

/**
 * Holds seats with bookings that have no order and expire by themselves. The caller has locked the offer.
 * @returns ids of the bookings
 * @throws sold_out, sales_closed or resource_taken with the title of the line
 */
export async function holdOption(trx: Transaction<Tables>, offer: OfferRow, asked: OptionRequest): Promise<string[]> {
  const { content, party, zone, currency, until, region } = asked;
  const own = new Set(content.lines.flatMap(({ id, departureId }) => (departureId === null ? [] : [id])));
  if (own.size === 0) return [];
  const lines = await linesToSell(trx, {
    region: offer.region_id,
    offerId: offer.id,
    operatorId: offer.operator_id,
    ...{ zone, currency, content, party },
    priced: priceOffer({ lines: content.lines, minimumTotal: null }, 1).lines.filter(({ id }) => own.has(id)),
  });
  const refused = await takePlaces(
    trx,
    offer.region_id,
    lines.map(({ sellable, places }) => ({ departureId: sellable.departure.id, places })),
  );
  if (refused.length > 0) {
    throw problem(BOOKING_ERRORS, refused[0]!.code, {
      issues: refused.flatMap(({ departureId, code, left }) =>
        content.lines.flatMap((line, index) =>
          line.departureId === departureId
            ? [
                {
                  path: `body.draft.lines.${index}`,
                  code,
                  message:
                    left !== null && left > 0
                      ? `${line.title}: quedan ${left}.`
                      : `${line.title}: ${BOOKING_ERRORS[code].title.toLowerCase()}.`,
                },
              ]
            : [],
        ),
      ),
    });
  }
  return insertBookings(
    trx,
    lines.map(({ bookingId, title, sellable, items, places, total }) => ({
      region_id: offer.region_id,
      id: bookingId,
      reference: newReference('RB'),
      order_id: null,
      channel: 'quotation',
      state: 'ON_HOLD',
      operator_id: offer.operator_id,
      plan_id: sellable.plan.id,
      plan_version: sellable.plan.version,
      option_id: sellable.option.id,
      departure_id: sellable.departure.id,
      places,
      hold_until: until,
      currency,
      total,
      tax: taxWithin(total, taxRateOf(region)),
      commission_bps: sellable.operator.commissionBps ?? region.settings.commission_basis_points ?? 0,
      items: JSON.stringify(items),
      snapshot: JSON.stringify({ ...snapshotOf(sellable), title, confirmation: 'INSTANT' }),
      confirmed_at: null,
      redeemed_at: null,
      cancelled_at: null,
    })),
    'operator',
    asked.accountId,
  );
}
