import { listFiles } from '#features/conversations/api/public.ts';
import { findSoldContent, findSoldTariff, readOperatorStatuses } from '#features/operators/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import type { OperatorOffer } from '#features/quotations/contract/operator.ts';
import type { Platform } from '#server/platform.ts';
import { readOrderSteps } from '../accept/order-steps.store.ts';
import { findSettledOrder } from '../accept/settled-order.ts';
import type { OfferRow, QuotationRow } from '../quotation.store.ts';
import { quotationTermsOf } from '../quotation-terms.ts';
import { countAround, readHistory, readVersions } from './operator.store.ts';
import { operatorOfferView } from './operator.view.ts';
import { startingDraft } from './templates/starting-draft.rules.ts';

export async function readOperatorOffer(
  platform: Platform,
  offer: OfferRow,
  quotation: QuotationRow,
): Promise<OperatorOffer> {
  const { db, config } = platform;
  const region = await platform.region.current();
  const { source, wish } = quotation;
  const slug = source.kind === 'plan' ? source.slug : null;
  const now = new Date();
  const [versions, history, counts, files, operatorStatuses, order, steps, plan, tariff] = await Promise.all([
    readVersions(db, offer),
    readHistory(db, offer),
    countAround(db, offer),
    listFiles(db, config.REGION, quotation.id),
    readOperatorStatuses(db, config.REGION, [offer.operator_id]),
    findSettledOrder(db, offer),
    readOrderSteps(db, config.REGION, offer.order_id ? [offer.order_id] : []),
    slug ? findSoldContent(db, offer.region_id, offer.operator_id, slug) : null,
    slug ? findSoldTariff(db, offer.region_id, offer.operator_id, slug) : null,
  ]);
  const { settings } = region;
  return operatorOfferView({
    ...{ offer, quotation, versions, history, steps, counts, files },
    start: startingDraft({
      ...{ source, wish, plan, tariff },
      terms: quotationTermsOf(region),
      centre: settings.centre,
      today: today(regionClock(region), now),
    }),
    currency: settings.currency.code,
    zone: operatorStatuses.get(offer.operator_id)!.zone,
    order,
    now,
  });
}
