import { SayBody, Talk, TalkMessage } from '#features/quotations/contract/conversation.ts';
import { offerDeskRoutes, requestRoutes } from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { DESK_TAGS, DeskOfferParams, openDeskOffer } from '../operator/operator-access.ts';
import { OfferParams, openOffer, QuotationHeaders } from '../quotation-access.ts';
import { openTalk } from './conversation.view.ts';
import { writeMessage } from './write-message.ts';

/** A person writes less; what writes more is a program. */
const rateLimit = { max: 60, timeWindow: 600_000 };

/** What a traveller and an operator say to each other about an offer, each on their own page. */
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
        response: { 200: Talk },
      },
    },
    async (request, reply) => {
      const { offer } = await openOffer(platform, request);
      keepConfidential(reply);
      return openTalk(platform, offer, 'traveller');
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
        response: { 200: TalkMessage, 201: TalkMessage },
      },
    },
    async (request, reply) => {
      const { offer } = await openOffer(platform, request);
      const authorId = request.actor.kind === 'person' ? request.actor.accountId : null;
      const { message, isNew } = await writeMessage(platform, {
        offer,
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
    offerDeskRoutes.messages,
    {
      config: { right: 'operator.quote' },
      schema: {
        tags: DESK_TAGS,
        summary: 'La conversación con quien viaja; abrirla la marca como leída',
        params: DeskOfferParams,
        response: { 200: Talk },
      },
    },
    async (request, reply) => {
      const { offer } = await openDeskOffer(platform, request);
      keepConfidential(reply);
      return openTalk(platform, offer, 'operator');
    },
  );

  app.post(
    offerDeskRoutes.messages,
    {
      config: { right: 'operator.quote', rateLimit },
      schema: {
        tags: DESK_TAGS,
        summary: 'Escribe a quien viaja',
        params: DeskOfferParams,
        body: SayBody,
        response: { 200: TalkMessage, 201: TalkMessage },
      },
    },
    async (request, reply) => {
      const { offer } = await openDeskOffer(platform, request);
      const authorId = request.actor.kind === 'person' ? request.actor.accountId : null;
      const { message, isNew } = await writeMessage(platform, {
        offer,
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
