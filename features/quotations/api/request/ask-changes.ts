import type { Transaction } from 'kysely';
import * as routes from '#features/quotations/contract/routes.ts';
import type { Tables } from '#server/database/tables.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveOneOffer } from '../move-quotation.ts';
import type { OfferRow, QuotationRow } from '../quotation.store.ts';
import { openOffer } from '../quotation-access.ts';
import { changeRequest, offerOf } from './change-request.ts';

export function askChanges(app: App, platform: Platform): void {
  serve(app, routes.askChanges, async (request, reply) => {
    const { quotation: known, offer } = await openOffer(platform, request);
    const { text } = request.body;
    keepConfidential(reply);
    return changeRequest(platform, known, (trx, quotation, offers) =>
      wantChanges(trx, platform, { quotation, offer: offerOf(offers, offer.id), text }),
    );
  });
}

export async function wantChanges(
  trx: Transaction<Tables>,
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
