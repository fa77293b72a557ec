import { type BookingRow, voucherKey, voucherOf } from '#features/bookings/api/public.ts';
import type { OctoBooking } from '#features/octo/contract/booking.ts';
import { type Judged, judge, readCatalogue, readSellables } from '#features/operators/api/public.ts';
import { placesLeft, type Sellable } from '#features/operators/contract/sellable.ts';
import type { Platform } from '#server/platform.ts';
import { availabilityView } from '../availability/availability.view.ts';
import type { Asking } from '../open-octo.ts';
import { priceTag } from '../products/pricing.view.ts';
import { optionView, productView } from '../products/product.view.ts';
import { productContextOf } from '../products/serialize-products.ts';
import { bookingView } from './booking.view.ts';
import { voucherLinks } from './voucher-link.ts';

export async function serializeBookings(
  platform: Platform,
  asking: Asking,
  bookings: readonly BookingRow[],
): Promise<OctoBooking[]> {
  const { db, config } = platform;
  const { key } = asking;
  const operatorIds = [...new Set(bookings.map(({ operator_id }) => operator_id))];
  const planIds = [...new Set(bookings.map(({ plan_id }) => plan_id))];
  const departureIds = [...new Set(bookings.map(({ departure_id }) => departure_id))];
  const [plans, sellables, vouchers, links] = await Promise.all([
    readCatalogue(db, config.REGION, operatorIds, { ids: planIds, onSale: false }),
    readSellables(db, config.REGION, departureIds),
    voucherKey(config),
    voucherLinks(config),
  ]);
  const context = await productContextOf(platform, asking, plans);
  const now = new Date();
  return bookings.map((booking) => {
    const plan = plans.find(({ id }) => id === booking.plan_id)!;
    const option = plan.options.find(({ id }) => id === booking.option_id)!;
    const tag = priceTag(context.region, booking.currency, key.net_bps);
    const voucher = voucherOf(vouchers, booking);
    return bookingView(booking, {
      product: productView(plan, context),
      option: optionView(plan, option, plan.options.find(({ retired }) => !retired) === option, tag, context),
      availability: availabilityView(judged(sellables.get(booking.departure_id)!, now), {
        zone: plan.zone,
        pricingPer: plan.pricingPer,
        asking,
        tag,
      }),
      tag: asking.pricing ? tag : null,
      voucher: voucher && { token: voucher.token, pdf: links.of(booking.id) },
      now,
    });
  });
}

export async function serializeBooking(platform: Platform, asking: Asking, booking: BookingRow): Promise<OctoBooking> {
  return (await serializeBookings(platform, asking, [booking]))[0]!;
}

function judged({ departure, option, plan, operator }: Sellable, now: Date): Judged {
  const { id, state, pricingPer, currency, availabilityType } = plan;
  const calendar = {
    ...{ id, state, pricingPer, currency, availabilityType, zone: operator.zone, options: [option] },
    operatorId: operator.id,
    operatorState: operator.state,
  };
  return judge(calendar, [{ ...departure, optionId: option.id, left: placesLeft(departure) }], null, now)[0]!;
}
