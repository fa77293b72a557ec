import { readHeldPlaces } from '#features/bookings/api/public.ts';
import { readOperatorStatuses, readSellables, zoneName } from '#features/operators/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import type { OfferDraft } from '#features/quotations/contract/offer.ts';
import { CheckBody, CheckedOffer, DraftBody, SavedDraft } from '#features/quotations/contract/operator.ts';
import { moveOffer } from '#features/quotations/contract/quotation-states.ts';
import { operatorOfferRoutes } from '#features/quotations/contract/routes.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { localDate } from '#server/region/local-date.ts';
import type { OfferRow } from '../quotation.store.ts';
import { checkOffer, factsOf } from './checks/check-offer.ts';
import { type OfferSetting, readOffer } from './checks/offer-issues.rules.ts';
import { saveDraft } from './operator.store.ts';
import { OPERATOR_TAGS, OperatorOfferParams, openOperatorOffer } from './operator-access.ts';

const DRAFT_BYTES = 262_144;

/** Routes of the editor that save and check a draft. */
export function writeOffer(app: App, platform: Platform): void {
  const { db } = platform;

  app.put(
    operatorOfferRoutes.draft,
    {
      config: { right: 'operator.quote' },
      bodyLimit: DRAFT_BYTES,
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Guarda lo escrito de una respuesta',
        params: OperatorOfferParams,
        body: DraftBody,
        response: { 200: SavedDraft },
      },
    },
    async (request) => {
      const { offer } = await openOperatorOffer(platform, request);
      if (!moveOffer(offer.state, 'send', 'operator')) throw problem(QUOTATION_ERRORS, 'offer_action_refused');
      const { draft, over } = request.body;
      // Two drafts that are saved in the same millisecond need different times.
      const now = new Date(Math.max(Date.now(), (offer.draft_changed_at?.getTime() ?? 0) + 1));
      if (!(await saveDraft(db, offer, { draft, over: over === null ? null : new Date(over), now })))
        throw problem(QUOTATION_ERRORS, 'draft_changed');
      return { draftChangedAt: now.toISOString() };
    },
  );

  app.post(
    operatorOfferRoutes.check,
    {
      config: { right: 'operator.quote', rateLimit: { max: 120, timeWindow: 60_000 } },
      bodyLimit: DRAFT_BYTES,
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Qué le falta a una respuesta y qué dice el motor de sus días',
        params: OperatorOfferParams,
        body: CheckBody,
        response: { 200: CheckedOffer },
      },
    },
    async (request) => {
      const { offer, quotation } = await openOperatorOffer(platform, request);
      const { draft } = request.body;
      const region = await platform.region.current();
      const [judged, setting] = await Promise.all([
        checkOffer(db, region, draft),
        settingOf(db, offer, draft, region.settings.currency.code),
      ]);
      const { content, issues } = readOffer(draft, setting);
      const facts = content && factsOf(content, quotation.wish.party, judged, zoneName(setting.zone));
      const closesAt = setting.closesAt?.toISOString() ?? null;
      return { findings: judged.findings, remarks: judged.remarks, issues, facts, closesAt };
    },
  );
}

/** Current data that the checks of a draft need. */
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

/** The earliest end of sales of all departures; null without departures. */
function closingOf(departures: OfferSetting['departures']): Date | null {
  const cutoffs = [...departures.values()].map(({ departure }) => departure.cutoffAt.getTime());
  return cutoffs.length === 0 ? null : new Date(Math.min(...cutoffs));
}
