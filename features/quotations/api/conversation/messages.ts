import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { openConversation, writeMessage } from '#features/conversations/api/public.ts';
import { Conversation, ConversationMessage, SayBody } from '#features/conversations/contract/conversation.ts';
import { operatorOfferRoutes, requestRoutes } from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { OPERATOR_TAGS, OperatorOfferParams, openOperatorOffer } from '../operator/operator-access.ts';
import { OfferParams, openOffer, QuotationHeaders } from '../quotation-access.ts';
import { offerConversations, offerSubject } from './offer-subject.ts';

/** Rate limit for messages, far above the rate at which a person writes. */
const rateLimit = { max: 60, timeWindow: 600_000 };

/** Routes of the conversation about an offer, for the traveller and for the operator. */
export function messages(app: App, platform: Platform): void {
  const tags = ['Cotizaciones'];
  app.get(
    requestRoutes.messages,
    {
      config: { right: 'quotations.own' },
      schema: {
        tags,
        summary: 'La conversación con un operador; abrirla la marca como leída',
        params: OfferParams,
        headers: QuotationHeaders,
        response: { 200: Conversation },
      },
    },
    async (request, reply) => {
      const { offer } = await openOffer(platform, request);
      keepConfidential(reply);
      return openConversation(platform, offerSubject(offer), 'traveller');
    },
  );

  app.post(
    requestRoutes.messages,
    {
      config: { right: 'quotations.own', rateLimit },
      schema: {
        tags,
        summary: 'Escribe a un operador',
        params: OfferParams,
        headers: QuotationHeaders,
        body: SayBody,
        response: { 200: ConversationMessage, 201: ConversationMessage },
      },
    },
    async (request, reply) => {
      const { offer } = await openOffer(platform, request);
      const authorId = accountIdOf(request.actor);
      const { message, isNew } = await writeMessage(platform, offerConversations, {
        subject: offerSubject(offer),
        side: 'traveller',
        authorId,
        via: 'page',
        ...request.body,
      });
      keepConfidential(reply);
      return reply.code(isNew ? 201 : 200).send(message);
    },
  );

  app.get(
    operatorOfferRoutes.messages,
    {
      config: { right: 'operator.quote' },
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'La conversación con quien viaja; abrirla la marca como leída',
        params: OperatorOfferParams,
        response: { 200: Conversation },
      },
    },
    async (request, reply) => {
      const { offer } = await openOperatorOffer(platform, request);
      keepConfidential(reply);
      return openConversation(platform, offerSubject(offer), 'operator');
    },
  );

  app.post(
    operatorOfferRoutes.messages,
    {
      config: { right: 'operator.quote', rateLimit },
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Escribe a quien viaja',
        params: OperatorOfferParams,
        body: SayBody,
        response: { 200: ConversationMessage, 201: ConversationMessage },
      },
    },
    async (request, reply) => {
      const { offer } = await openOperatorOffer(platform, request);
      const authorId = accountIdOf(request.actor);
      const { message, isNew } = await writeMessage(platform, offerConversations, {
        subject: offerSubject(offer),
        side: 'operator',
        authorId,
        via: 'page',
        ...request.body,
      });
      keepConfidential(reply);
      return reply.code(isNew ? 201 : 200).send(message);
    },
  );
}
