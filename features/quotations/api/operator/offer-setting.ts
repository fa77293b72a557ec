import { readHeldPlaces } from '#features/bookings/api/public.ts';
import { readOperatorStatuses, readSellables } from '#features/operators/api/public.ts';
import type { OfferDraft } from '#features/quotations/contract/offer.ts';
import type { Database } from '#server/database/connect.ts';
import { localDate } from '#server/region/local-date.ts';
import type { OfferRow } from '../quotation.store.ts';
import type { OfferSetting } from './checks/offer-issues.rules.ts';

export async function settingOf(
  db: Database,
  offer: OfferRow,
  draft: OfferDraft,
  currency: string,
): Promise<OfferSetting & { zone: string; closesAt: Date | null }> {
  const ids = [...new Set((draft.lines ?? []).flatMap(({ departureId }) => departureId ?? []))];
  const [departures, operatorStatuses, held] = await Promise.all([
    readSellables(db, offer.region_id, ids),
    readOperatorStatuses(db, offer.region_id, [offer.operator_id]),
    readHeldPlaces(db, offer.region_id, offer.option_bookings ?? []),
  ]);
  const { zone } = operatorStatuses.get(offer.operator_id)!;
  const now = new Date();
  const today = localDate(zone, now);
  return {
    operatorId: offer.operator_id,
    currency,
    today,
    now,
    departures,
    held,
    zone,
    closesAt: closingOf(departures),
  };
}

function closingOf(departures: OfferSetting['departures']): Date | null {
  const cutoffs = [...departures.values()].map(({ departure }) => departure.cutoffAt.getTime());
  return cutoffs.length === 0 ? null : new Date(Math.min(...cutoffs));
}
