import { Type } from 'typebox';
import { listFiles } from '#features/conversations/api/public.ts';
import { findSoldContent, readOperatorStatuses } from '#features/operators/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { offerDifference } from '#features/quotations/contract/offer-difference.ts';
import { OperatorOffer, VersionDifference } from '#features/quotations/contract/operator.ts';
import { operatorOfferRoutes } from '#features/quotations/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOrderSteps } from '../accept/order-steps.store.ts';
import { findSettledOrder } from '../accept/settled-order.ts';
import { moveOneOffer } from '../move-quotation.ts';
import { findVersion } from '../offer.store.ts';
import type { OfferRow, QuotationRow } from '../quotation.store.ts';
import { quotationTermsOf } from '../quotation-terms.ts';
import { countAround, readHistory, readVersions } from './operator.store.ts';
import { operatorOfferView, versionView } from './operator.view.ts';
import { OPERATOR_TAGS, OperatorOfferParams, onOperatorOffer, openOperatorOffer } from './operator-access.ts';
import { startingDraft } from './templates/starting-draft.rules.ts';

const VersionParams = Type.Object({ ...OperatorOfferParams.properties, version: Type.Integer({ minimum: 1 }) });

/** Routes that show a request to its operator and mark the request as viewed. The traveller sees the first view. */
export function showOperatorOffer(app: App, platform: Platform): void {
  const { db, config } = platform;
  const right = { right: 'operator.quote' } as const;

  app.get(
    operatorOfferRoutes.one,
    {
      config: right,
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Una solicitud con lo escrito, lo enviado y lo que se espera',
        params: OperatorOfferParams,
        response: { 200: OperatorOffer },
      },
    },
    async (request, reply) => {
      const { offer, quotation } = await openOperatorOffer(platform, request);
      keepConfidential(reply);
      return view(offer, quotation);
    },
  );

  app.post(
    operatorOfferRoutes.view,
    {
      config: right,
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Abre una solicitud: quien viaja ve que ya la leyeron',
        params: OperatorOfferParams,
        response: { 200: OperatorOffer },
      },
    },
    async (request, reply) => {
      const { offer, quotation } = await onOperatorOffer(platform, request, async (trx, locked) => {
        if (locked.offer.state !== 'requested') return locked;
        const by = { actor: 'operator', actorId: locked.accountId } as const;
        const offer = await moveOneOffer(trx, locked.offer, { action: 'view', ...by }, { viewed_at: new Date() });
        return { ...locked, offer };
      });
      keepConfidential(reply);
      return view(offer, quotation);
    },
  );

  app.get(
    operatorOfferRoutes.version,
    {
      config: right,
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Una versión enviada y en qué cambió',
        params: VersionParams,
        response: { 200: VersionDifference },
      },
    },
    async (request, reply) => {
      const { offer } = await openOperatorOffer(platform, request);
      const { version } = request.params;
      const [found, before] = await Promise.all([
        findVersion(db, config.REGION, offer.id, version),
        findVersion(db, config.REGION, offer.id, version - 1),
      ]);
      if (!found) throw problem(QUOTATION_ERRORS, 'offer_not_found');
      keepConfidential(reply);
      return {
        version: versionView(found),
        before: before?.version ?? null,
        changes: before ? offerDifference(before.content, found.content) : [],
      };
    },
  );

  async function view(offer: OfferRow, quotation: QuotationRow): Promise<OperatorOffer> {
    const region = await platform.region.current();
    const { source, wish } = quotation;
    const [versions, history, counts, files, operatorStatuses, order, steps, plan] = await Promise.all([
      readVersions(db, offer),
      readHistory(db, offer),
      countAround(db, offer),
      listFiles(db, config.REGION, quotation.id),
      readOperatorStatuses(db, config.REGION, [offer.operator_id]),
      findSettledOrder(db, offer),
      readOrderSteps(db, config.REGION, offer.order_id ? [offer.order_id] : []),
      source.kind === 'plan' && source.slug
        ? findSoldContent(db, offer.region_id, offer.operator_id, source.slug)
        : null,
    ]);
    const { settings } = region;
    return operatorOfferView({
      ...{ offer, quotation, versions, history, steps, counts, files },
      start: startingDraft({ source, wish, terms: quotationTermsOf(region), plan, centre: settings.centre }),
      currency: settings.currency.code,
      zone: operatorStatuses.get(offer.operator_id)!.zone,
      order,
      now: new Date(),
    });
  }
}
