import type { Transaction } from 'kysely';
import { type Static, Type } from 'typebox';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { DECLINE_NAMES, DeclineBody, WithdrawBody } from '#features/quotations/contract/operator.ts';
import { type OfferState, OfferStateSchema } from '#features/quotations/contract/quotation-states.ts';
import { operatorOfferRoutes } from '#features/quotations/contract/routes.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { letOptionGo } from '../accept/option.ts';
import { moveOneOffer } from '../move-quotation.ts';
import type { OfferReason } from '../tables.ts';
import {
  endWithoutOffers,
  type LockedOffer,
  OPERATOR_TAGS,
  type OperatorAsking,
  OperatorOfferParams,
  onOperatorOffer,
} from './operator-access.ts';

export const Moved = Type.Object({ state: OfferStateSchema });

/** Routes with which an operator refuses a request or withdraws its offer. The traveller sees the reason. */
export function refuseRequest(app: App, platform: Platform): void {
  app.post(
    operatorOfferRoutes.decline,
    {
      config: { right: 'operator.quote' },
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Dice que no puede con una solicitud',
        params: OperatorOfferParams,
        body: DeclineBody,
        response: { 200: Moved },
      },
    },
    (request) => end(request, 'decline', declineReason(request.body)),
  );

  app.post(
    operatorOfferRoutes.withdraw,
    {
      config: { right: 'operator.quote' },
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Retira una respuesta que nadie aceptó',
        params: OperatorOfferParams,
        body: WithdrawBody,
        response: { 200: Moved },
      },
    },
    (request) => end(request, 'withdraw', { code: 'withdrawn', text: request.body.text.trim(), by: 'operator' }),
  );

  function end(request: OperatorAsking, action: 'decline' | 'withdraw', reason: OfferReason) {
    return onOperatorOffer(platform, request, (trx, locked) => refuseLocked(trx, platform, locked, { action, reason }));
  }
}

/** The reason of a refusal. @throws offer_incomplete when the code is `other` and the text is empty. */
export function declineReason(body: Static<typeof DeclineBody>): OfferReason {
  const { code } = body;
  const text = body.text.trim();
  if (code === 'other' && text === '') {
    const message = 'Cuéntale a quien viaja por qué no puedes.';
    throw problem(QUOTATION_ERRORS, 'offer_incomplete', { issues: [{ path: 'body.text', code: 'missing', message }] });
  }
  return { code, text: text || DECLINE_NAMES[code], by: 'operator' };
}

/** Refuses or withdraws a locked offer. The request expires when no other operator can answer. */
export async function refuseLocked(
  trx: Transaction<Tables>,
  { jobs }: Platform,
  locked: LockedOffer,
  { action, reason, via }: { action: 'decline' | 'withdraw'; reason: OfferReason; via?: 'link' },
): Promise<{ state: OfferState }> {
  const { offer, accountId } = locked;
  await letOptionGo(trx, offer);
  const { code, text } = reason;
  const by = { actor: 'operator', actorId: accountId, note: { code, text, ...(via && { via }) } } as const;
  const moved = await moveOneOffer(trx, offer, { action, ...by }, { reason: JSON.stringify(reason) });
  const about = action === 'decline' ? 'declined' : 'withdrawn';
  await jobs.add(trx, 'quotations/tell-traveller', { offerId: offer.id, about });
  await endWithoutOffers(trx, locked);
  return { state: moved.state };
}
