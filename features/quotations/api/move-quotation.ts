import type { Updateable } from 'kysely';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import {
  moveOffer,
  moveQuotation,
  type OfferAction,
  type QuotationAction,
  type QuotationActor,
} from '#features/quotations/contract/quotation-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { recordEvents, saveOffer } from './offer.store.ts';
import { type OfferRow, type QuotationRow, saveQuotation } from './quotation.store.ts';
import type { OfferTable } from './tables.ts';

export interface Moved<Action> {
  action: Action;
  actor: QuotationActor;
  actorId?: string | null;
  note?: Record<string, unknown> | null;
}

/**
 * Only this function changes the state of a request. The caller has locked the request.
 * @throws quotation_action_refused if the state does not allow the action
 */
export async function moveRequest(
  trx: Database,
  quotation: QuotationRow,
  { action, actor, actorId = null, note = null }: Moved<QuotationAction>,
): Promise<QuotationRow> {
  const to = moveQuotation(quotation.state, action, actor);
  if (!to) throw problem(QUOTATION_ERRORS, 'quotation_action_refused');
  await recordEvents(trx, [
    {
      region_id: quotation.region_id,
      quotation_id: quotation.id,
      offer_id: null,
      action,
      from_state: quotation.state,
      to_state: to,
      actor,
      actor_id: actorId,
      note: note && JSON.stringify(note),
    },
  ]);
  return saveQuotation(trx, quotation, { state: to });
}

/**
 * Only this function changes the state of an offer. The caller has locked the offer.
 * @param change other columns that change with the state
 * @throws offer_action_refused if the state does not allow the action
 */
export async function moveOneOffer(
  trx: Database,
  offer: OfferRow,
  { action, actor, actorId = null, note = null }: Moved<OfferAction>,
  change: Updateable<OfferTable> = {},
): Promise<OfferRow> {
  const to = moveOffer(offer.state, action, actor, offer.waits_from);
  if (!to) throw problem(QUOTATION_ERRORS, 'offer_action_refused');
  await recordEvents(trx, [
    {
      region_id: offer.region_id,
      quotation_id: offer.quotation_id,
      offer_id: offer.id,
      action,
      from_state: offer.state,
      to_state: to,
      actor,
      actor_id: actorId,
      note: note && JSON.stringify(note),
    },
  ]);
  const waitsFrom = to === 'waiting' ? (offer.state as OfferRow['waits_from']) : null;
  return saveOffer(trx, offer, { ...change, state: to, waits_from: waitsFrom });
}
