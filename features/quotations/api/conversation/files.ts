import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  AddFileQuery,
  Attachment,
  CONVERSATION_LIMITS,
  type ConversationSide,
} from '#features/quotations/contract/conversation.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { offerLinkRoutes } from '#features/quotations/contract/offer-link.ts';
import { operatorOfferRoutes, requestRoutes } from '#features/quotations/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { LinkHeaders, LinkParams, openByLink } from '../by-link/link-access.ts';
import { findOffer } from '../offer.store.ts';
import { OPERATOR_TAGS, OperatorOfferParams, openOperatorOffer } from '../operator/operator-access.ts';
import { lockQuotation, type OfferRow } from '../quotation.store.ts';
import { openQuotation, QuotationHeaders, QuotationParams } from '../quotation-access.ts';
import { type FileRow, findFile, findMessage } from './conversation.store.ts';
import { encodeFile, FILE_KIND, keepFile } from './keep-file.ts';

const fileId = Type.String({ maxLength: 40 });
const OwnFileParams = Type.Object({ ...QuotationParams.properties, fileId });
const OperatorFileParams = Type.Object({ ...OperatorOfferParams.properties, fileId });
const LinkFileParams = Type.Object({ ...LinkParams.properties, fileId });
const OperatorQuery = Type.Object({ ...AddFileQuery.properties, message: AddFileQuery.properties.uuid });
const rateLimit = { max: 40, timeWindow: 600_000 };
const consumes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Pictures of a request or of a message, for people who may read it. */
export async function files(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const tags = ['Cotizaciones'];

  await app.register(async (scope: App) => {
    // A PDF is accepted here so that the answer can explain why it is refused; the kind of a file follows from its bytes only. None of these content
    // types is one that a form can send.
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
        return reply.code(201).send(await add(quotation.id, 'traveller', request.query, request.body));
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
        return reply.code(201).send(await add(offer.quotation_id, 'operator', request.query, request.body, offer.id));
      },
    );
  });

  app.get(
    requestRoutes.file,
    {
      config: { right: 'quotations.own' },
      schema: { tags, summary: 'Una imagen (WebP)', params: OwnFileParams, headers: QuotationHeaders },
    },
    async (request, reply) => {
      const quotation = await openQuotation(platform, request, request.params.name);
      return show(reply, request.params.fileId, ({ quotation_id }) => quotation_id === quotation.id);
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
      return show(reply, request.params.fileId, (file) => isOfOffer(file, offer));
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
      return show(reply, request.params.fileId, (file) => isOfOffer(file, offer));
    },
  );

  /** @param offerId offer of the only conversation that an operator is part of. */
  async function add(
    quotationId: string,
    side: ConversationSide,
    { uuid, name, message }: AddFileQuery,
    body: unknown,
    offerId?: string,
  ): Promise<Attachment> {
    if (!Buffer.isBuffer(body)) throw problem(QUOTATION_ERRORS, 'file_kind');
    const bytes = await encodeFile(body);
    const id = uuid.toLowerCase();
    const messageId = message ?? null;
    return inTransaction(db, async (trx) => {
      await lockQuotation(trx, config.REGION, quotationId);
      if (messageId !== null) {
        const said = await findMessage(trx, config.REGION, messageId);
        const offer = said?.side === side ? await findOffer(trx, config.REGION, said.offer_id) : undefined;
        const isOwn = offer?.quotation_id === quotationId && (offerId === undefined || offer.id === offerId);
        if (!isOwn) throw problem(QUOTATION_ERRORS, 'message_not_found');
      }
      const kept = await keepFile(trx, config.REGION, { id, quotationId, messageId, name, bytes });
      return { id, name: kept };
    });
  }

  async function show(reply: FastifyReply, id: string, isTheirs: (file: FileRow) => boolean) {
    const file = isUuid(id) ? await findFile(db, config.REGION, id) : undefined;
    if (!file || !isTheirs(file)) throw problem(QUOTATION_ERRORS, 'file_not_found');
    keepConfidential(reply);
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .type(FILE_KIND)
      .send(file.bytes);
  }
}

/** Files of the request are visible to every asked operator; files of a message are visible to the operator of that conversation. */
function isOfOffer(file: FileRow, { id, quotation_id }: OfferRow): boolean {
  return file.quotation_id === quotation_id && (file.message_id === null || file.offer_id === id);
}
