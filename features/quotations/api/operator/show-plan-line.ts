import { readDepartures, readSellables } from '#features/operators/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { planLine } from './checks/plan-line.rules.ts';
import { openOperatorOffer } from './operator-access.ts';

export function showPlanLine(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showPlanLine, async (request) => {
    const { quotation, offer } = await openOperatorOffer(platform, request);
    const { departureId, startDate } = request.body;
    const sellable = (await readSellables(db, config.REGION, [departureId])).get(departureId);
    if (sellable?.operator.id !== offer.operator_id) {
      const message = 'Esa salida no es tuya o ya no existe.';
      throw problem(QUOTATION_ERRORS, 'offer_incomplete', {
        issues: [{ path: 'body.departureId', code: 'unknown', message }],
      });
    }
    const { localDate } = sellable.departure;
    const days = { from: localDate, to: localDate, option: null, ids: [departureId] };
    const [open] = await readDepartures(db, config.REGION, sellable.plan.id, days);
    const seatsLeft = open ? open.left : 0;
    return planLine(sellable, quotation.wish.party, { startDate, now: new Date(), seatsLeft });
  });
}
