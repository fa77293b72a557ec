import type { Transaction } from 'kysely';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { moveOffer } from '#features/quotations/contract/quotation-states.ts';
import {
  AskChangesBody,
  QuotationView,
  ReassignBody,
  RejectBody,
} from '#features/quotations/contract/quotation-view.ts';
import { requestRoutes } from '#features/quotations/contract/routes.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { letOptionGo } from '../accept/option.ts';
import { askOthers } from '../ask/ask-others.ts';
import { moveOneOffer, moveRequest } from '../move-quotation.ts';
import { lockOffers } from '../offer.store.ts';
import { findQuotation, lockQuotation, type OfferRow, type QuotationRow } from '../quotation.store.ts';
import { OfferParams, openOffer, openQuotation, QuotationHeaders, QuotationParams } from '../quotation-access.ts';
import { quotationView } from './quotation.view.ts';

type Trx = Transaction<Tables>;

const tags = ['Cotizaciones'];
const headers = QuotationHeaders;
const response = { 200: QuotationView };
const config = { right: 'quotations.own' } as const;

/** Routes for the traveller's actions before an acceptance: withdraw the request, ask other operators, ask for changes, or reject an offer. */
export function changeRequest(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;

  app.post(
    requestRoutes.withdraw,
    {
      config,
      schema: { tags, summary: 'Retira la cotización: nadie más responde', params: QuotationParams, headers, response },
    },
    async (request, reply) => {
      const known = await openQuotation(platform, request, request.params.name);
      keepConfidential(reply);
      return changed(known, async (trx, quotation, offers) => {
        await moveRequest(trx, quotation, { action: 'withdraw', actor: 'traveller', actorId: quotation.account_id });
        for (const offer of offers.filter(({ state, waits_from }) =>
          moveOffer(state, 'call_off', 'traveller', waits_from),
        )) {
          await letOptionGo(trx, offer);
          await moveOneOffer(trx, offer, { action: 'call_off', actor: 'traveller', actorId: quotation.account_id });
          await jobs.add(trx, 'quotations/tell-operator', { offerId: offer.id, about: 'called_off' });
        }
      });
    },
  );

  app.post(
    requestRoutes.reassign,
    {
      config: { ...config, rateLimit: { max: 20, timeWindow: 3_600_000 } },
      schema: {
        tags,
        summary: 'Pregunta a otros operadores',
        params: QuotationParams,
        headers,
        body: ReassignBody,
        response,
      },
    },
    async (request, reply) => {
      const known = await openQuotation(platform, request, request.params.name);
      const chosen = request.body.operators ?? null;
      keepConfidential(reply);
      return changed(known, async (trx, quotation, offers) => {
        const by = { actor: 'traveller', actorId: quotation.account_id } as const;
        await askOthers(trx, platform, { quotation, offers, chosen, by });
      });
    },
  );

  app.post(
    requestRoutes.askChanges,
    {
      config,
      schema: {
        tags,
        summary: 'Pide cambios en una oferta',
        params: OfferParams,
        headers,
        body: AskChangesBody,
        response,
      },
    },
    async (request, reply) => {
      const { quotation: known, offer } = await openOffer(platform, request);
      const { text } = request.body;
      keepConfidential(reply);
      return changed(known, (trx, quotation, offers) =>
        wantChanges(trx, platform, { quotation, offer: offerOf(offers, offer.id), text }),
      );
    },
  );

  app.post(
    requestRoutes.reject,
    {
      config,
      schema: {
        tags,
        summary: 'Dice que no a una oferta, y por qué',
        params: OfferParams,
        headers,
        body: RejectBody,
        response,
      },
    },
    async (request, reply) => {
      const { quotation: known, offer } = await openOffer(platform, request);
      const { code, text = null } = request.body;
      keepConfidential(reply);
      return changed(known, async (trx, quotation, offers) => {
        const found = offerOf(offers, offer.id);
        await letOptionGo(trx, found);
        await moveOneOffer(
          trx,
          found,
          { action: 'reject', actor: 'traveller', actorId: quotation.account_id, note: { code, text } },
          { reason: JSON.stringify({ code, text, by: 'traveller' }) },
        );
        await jobs.add(trx, 'quotations/tell-operator', { offerId: offer.id, about: 'rejected' });
      });
    },
  );

  /** Locks a request and its offers, runs an action on them, and returns the new view. */
  async function changed(
    known: QuotationRow,
    change: (trx: Trx, quotation: QuotationRow, offers: readonly OfferRow[]) => Promise<void>,
  ): Promise<QuotationView> {
    await inTransaction(db, async (trx) => {
      const quotation = (await lockQuotation(trx, region, known.id))!;
      await change(trx, quotation, await lockOffers(trx, region, known.id));
    });
    return quotationView(platform, (await findQuotation(db, region, known.id))!);
  }
}

/** Asks an operator to change its locked offer. */
export async function wantChanges(
  trx: Trx,
  { jobs }: Platform,
  { quotation, offer, text }: { quotation: QuotationRow; offer: OfferRow; text: string },
): Promise<void> {
  await moveOneOffer(
    trx,
    offer,
    { action: 'ask_changes', actor: 'traveller', actorId: quotation.account_id, note: { text } },
    { reason: JSON.stringify({ code: 'changes', text, by: 'traveller' }) },
  );
  await jobs.add(trx, 'quotations/tell-operator', { offerId: offer.id, about: 'changes_requested' });
}

function offerOf(offers: readonly OfferRow[], id: string): OfferRow {
  const offer = offers.find((one) => one.id === id);
  if (!offer) throw problem(QUOTATION_ERRORS, 'offer_not_found');
  return offer;
}
