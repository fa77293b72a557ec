import { personOf } from '#features/accounts/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { movedTo } from '../change/becoming.ts';
import { findOpenChange } from '../change/change.store.ts';
import { endOpenChange } from '../change/end-open-change.ts';
import { holdForChange } from '../change/hold-for-change.ts';
import { termsOf } from '../sale.rules.ts';
import { askToChoose } from './offer-dates.ts';
import { refusalForOperator } from './refusal-for-operator.ts';
import { withinBooking } from './within-booking.ts';

const HOUR = 3_600_000;

export function proposeDate(app: App, platform: Platform): void {
  const region = platform.config.REGION;
  serve(app, routes.proposeDate, async (request) => {
    const { accountId } = personOf(request);
    const { departureId, reason } = request.body;
    const { choiceHours } = termsOf(await platform.region.current());
    await withinBooking(platform, request, async (trx, { booking, order }) => {
      const now = Date.now();
      const sellables = await readSellables(trx, region, [booking.departure_id, departureId]);
      const sellable = sellables.get(departureId);
      const current = sellables.get(booking.departure_id)!.departure;
      const fits =
        booking.state === 'CONFIRMED' &&
        !booking.cancellation?.pending &&
        current.state !== 'cancelled' &&
        current.startsAt.getTime() > now &&
        sellable?.option.id === booking.option_id &&
        departureId !== booking.departure_id;
      if (!fits || !order) throw problem(CHECKOUT_ERRORS, 'change_refused');
      if (!order.contact?.email) throw problem(CHECKOUT_ERRORS, 'change_without_email');
      // A new proposal replaces an earlier proposal. It does not replace a change that the traveller is paying for.
      const open = await findOpenChange(trx, region, booking.id);
      const waits = open !== undefined && open.until.getTime() > now;
      if (waits && open.kind !== 'proposal') throw problem(CHECKOUT_ERRORS, 'change_refused');
      if (waits && open.departure_id === departureId && open.reason === reason) return;
      await endOpenChange(trx, booking, 'lapsed');
      const last = Math.min(sellable.departure.cutoffAt.getTime(), current.startsAt.getTime());
      const until = new Date(Math.min(now + choiceHours * HOUR, last));
      const held = await holdForChange(trx, booking, movedTo(booking, sellable), until);
      if ('refused' in held) throw refusalForOperator(held.refused);
      const by = { actor: 'operator', actorId: accountId, reason } as const;
      const to = { departureId, holdId: held.holdId, kind: 'proposal', until } as const;
      await askToChoose(trx, platform, { booking, order, ...by }, to);
    });
    return { done: true } as const;
  });
}
