import { Type } from 'typebox';
import { addFile, isOfSubject, sendFile } from '#features/conversations/api/public.ts';
import { AddFileQuery, Attachment, CONVERSATION_LIMITS } from '#features/conversations/contract/conversation.ts';
import { offerLinkRoutes } from '#features/quotations/contract/offer-link.ts';
import { operatorOfferRoutes, requestRoutes } from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { LinkHeaders, LinkParams, openByLink } from '../by-link/link-access.ts';
import { OPERATOR_TAGS, OperatorOfferParams, openOperatorOffer } from '../operator/operator-access.ts';
import { openQuotation, QuotationHeaders, QuotationParams } from '../quotation-access.ts';
import { offerConversations, offerSubject } from './offer-subject.ts';

const fileId = Type.String({ maxLength: 40 });
const QuotationFileParams = Type.Object({ ...QuotationParams.properties, fileId });
const OperatorFileParams = Type.Object({ ...OperatorOfferParams.properties, fileId });
const LinkFileParams = Type.Object({ ...LinkParams.properties, fileId });
const OperatorQuery = Type.Object({ ...AddFileQuery.properties, message: AddFileQuery.properties.uuid });
const rateLimit = { max: 40, timeWindow: 600_000 };
const consumes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Routes that store and send the pictures of a request and of its messages. */
export async function files(app: App, platform: Platform): Promise<void> {
  const tags = ['Cotizaciones'];

  await app.register(async (scope: App) => {
    // The parser also accepts a PDF, because the answer then explains the refusal. The bytes decide the kind of a file, not the content type. A form on
    // another site cannot send any of these content types.
    scope.removeAllContentTypeParsers();
    const read = /^(image\/|application\/(pdf|octet-stream)\b)/;
    scope.addContentTypeParser(read, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post(
      requestRoutes.files,
      {
        bodyLimit: CONVERSATION_LIMITS.bytes,
        config: { right: 'quotations.own', rateLimit },
        schema: {
          tags,
          summary: 'Añade una imagen a la cotización o a un mensaje propio',
          params: QuotationParams,
          headers: QuotationHeaders,
          querystring: AddFileQuery,
          consumes,
          response: { 201: Attachment },
        },
      },
      async (request, reply) => {
        const quotation = await openQuotation(platform, request, request.params.name);
        keepConfidential(reply);
        const to = { folderId: quotation.id, side: 'traveller' } as const;
        const added = await addFile(platform, offerConversations, to, request.query, request.body);
        return reply.code(201).send(added);
      },
    );

    scope.post(
      operatorOfferRoutes.files,
      {
        bodyLimit: CONVERSATION_LIMITS.bytes,
        config: { right: 'operator.quote', rateLimit },
        schema: {
          tags: OPERATOR_TAGS,
          summary: 'Añade una imagen a un mensaje propio',
          params: OperatorOfferParams,
          querystring: OperatorQuery,
          consumes,
          response: { 201: Attachment },
        },
      },
      async (request, reply) => {
        const { offer } = await openOperatorOffer(platform, request);
        keepConfidential(reply);
        const to = { folderId: offer.quotation_id, side: 'operator', subjectId: offer.id } as const;
        const added = await addFile(platform, offerConversations, to, request.query, request.body);
        return reply.code(201).send(added);
      },
    );
  });

  app.get(
    requestRoutes.file,
    {
      config: { right: 'quotations.own' },
      schema: { tags, summary: 'Una imagen (WebP)', params: QuotationFileParams, headers: QuotationHeaders },
    },
    async (request, reply) => {
      const quotation = await openQuotation(platform, request, request.params.name);
      return sendFile(platform, reply, request.params.fileId, ({ folderId }) => folderId === quotation.id);
    },
  );

  app.get(
    operatorOfferRoutes.file,
    {
      config: { right: 'operator.quote' },
      schema: { tags: OPERATOR_TAGS, summary: 'Una imagen (WebP)', params: OperatorFileParams },
    },
    async (request, reply) => {
      const { offer } = await openOperatorOffer(platform, request);
      return sendFile(platform, reply, request.params.fileId, (file) => isOfSubject(file, offerSubject(offer)));
    },
  );

  app.get(
    offerLinkRoutes.file,
    {
      config: { right: 'quotations.answer_by_link', rateLimit: { max: 240, timeWindow: 600_000 } },
      schema: { tags: OPERATOR_TAGS, summary: 'Una imagen (WebP)', params: LinkFileParams, headers: LinkHeaders },
    },
    async (request, reply) => {
      const { offer } = await openByLink(platform, request);
      return sendFile(platform, reply, request.params.fileId, (file) => isOfSubject(file, offerSubject(offer)));
    },
  );
}
