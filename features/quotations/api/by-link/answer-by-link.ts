import { listFiles, openConversation, writeMessage } from '#features/conversations/api/public.ts';
import { Conversation, ConversationMessage, SayBody } from '#features/conversations/contract/conversation.ts';
import { readOperatorStatuses } from '#features/operators/api/public.ts';
import { LinkedOffer, offerLinkRoutes } from '#features/quotations/contract/offer-link.ts';
import { DeclineBody } from '#features/quotations/contract/operator.ts';
import { offerActions } from '#features/quotations/contract/quotation-states.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { findSettledOrder } from '../accept/settled-order.ts';
import { offerConversations, offerSubject } from '../conversation/offer-subject.ts';
import { moveOneOffer } from '../move-quotation.ts';
import { countAround, readHistory } from '../operator/operator.store.ts';
import { clocks, expectedOf, paymentOf, requestView } from '../operator/operator.view.ts';
import { OPERATOR_TAGS, onOffer } from '../operator/operator-access.ts';
import { declineReason, Moved, refuseLocked } from '../operator/refuse-request.ts';
import { type Linked, LinkHeaders, LinkParams, openByLink } from './link-access.ts';

/**
 * `POST /api/offer-links/:offerId/…`: actions of an operator's person with the link of an email, without signing in. These routes do not change prices
 * and do not show contact data.
 */
export function answerByLink(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const config = { right: 'quotations.answer_by_link', rateLimit: { max: 60, timeWindow: 600_000 } } as const;
  const schema = { tags: OPERATOR_TAGS, params: LinkParams, headers: LinkHeaders };

  app.post(
    offerLinkRoutes.open,
    {
      config,
      schema: {
        ...schema,
        summary: 'Abre una solicitud con el enlace del correo: quien viaja ve que ya la leyeron',
        response: { 200: LinkedOffer },
      },
    },
    async (request, reply) => {
      const linked = await openByLink(platform, request);
      const offer = await onOffer(platform, linked, linked.accountId, async (trx, { offer: locked, accountId }) => {
        if (locked.state !== 'requested') return locked;
        const by = { actor: 'operator', actorId: accountId, note: { via: 'link' } } as const;
        return moveOneOffer(trx, locked, { action: 'view', ...by }, { viewed_at: new Date() });
      });
      keepConfidential(reply);
      return view({ ...linked, offer });
    },
  );

  app.post(
    offerLinkRoutes.decline,
    {
      config,
      schema: {
        ...schema,
        summary: 'Dice que no puede con una solicitud, con el enlace del correo',
        body: DeclineBody,
        response: { 200: Moved },
      },
    },
    async (request) => {
      const linked = await openByLink(platform, request);
      const reason = declineReason(request.body);
      return onOffer(platform, linked, linked.accountId, (trx, locked) =>
        refuseLocked(trx, platform, locked, { action: 'decline', reason, via: 'link' }),
      );
    },
  );

  app.get(
    offerLinkRoutes.messages,
    {
      config,
      schema: {
        ...schema,
        summary: 'La conversación con quien viaja, con el enlace del correo',
        response: { 200: Conversation },
      },
    },
    async (request, reply) => {
      const { offer } = await openByLink(platform, request);
      keepConfidential(reply);
      return openConversation(platform, offerSubject(offer), 'operator');
    },
  );

  app.post(
    offerLinkRoutes.messages,
    {
      config,
      schema: {
        ...schema,
        summary: 'Escribe a quien viaja, con el enlace del correo',
        body: SayBody,
        response: { 200: ConversationMessage, 201: ConversationMessage },
      },
    },
    async (request, reply) => {
      const { offer, accountId } = await openByLink(platform, request);
      const said = { subject: offerSubject(offer), side: 'operator', authorId: accountId, via: 'link' } as const;
      const { message, isNew } = await writeMessage(platform, offerConversations, { ...said, ...request.body });
      keepConfidential(reply);
      return reply.code(isNew ? 201 : 200).send(message);
    },
  );

  async function view({ offer, quotation, until }: Linked): Promise<LinkedOffer> {
    const [files, counts, history, operatorStatuses, order] = await Promise.all([
      listFiles(db, region, quotation.id),
      countAround(db, offer),
      readHistory(db, offer),
      readOperatorStatuses(db, region, [offer.operator_id]),
      findSettledOrder(db, offer),
    ]);
    const { id, name, fictional, zone } = operatorStatuses.get(offer.operator_id)!;
    const wanted = history.findLast(({ action }) => action === 'ask_changes')?.note?.text;
    const { answerDueAt, endsAt, validUntil } = clocks(offer, new Date());
    return {
      ...{ id: offer.id, state: offer.state, version: offer.version, zone, answerDueAt, endsAt, validUntil },
      request: { ...requestView({ offer, quotation, counts, files, order }), contact: null },
      expected: expectedOf(offer, order),
      payment: paymentOf(order),
      can: offerActions(offer.state, 'operator'),
      operator: { id, name, fictional },
      wanted: offer.state === 'changes_requested' && typeof wanted === 'string' ? wanted : null,
      linkUntil: until.toISOString(),
    };
  }
}
