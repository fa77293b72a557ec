import { Type } from 'typebox';
import {
  AddFileQuery,
  Attachment,
  CONVERSATION_LIMITS,
  Conversation,
  ConversationMessage,
  SayBody,
} from '#features/conversations/contract/conversation.ts';
import { file, route } from '#features/route.ts';
import { closed, PageQuery } from '#features/schema.ts';
import { AskableOperators } from './askable.ts';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from './headers.ts';
import { SentVersion } from './offer.ts';
import { AcceptBody, AcceptedOffer, AskBody, CreatedQuotation } from './quotation.ts';
import {
  AccountQuotations,
  AskChangesBody,
  FindQuotationBody,
  PriceBody,
  PriceView,
  QuotationView,
  QuotationWindow,
  ReassignBody,
  RejectBody,
  UnreadBody,
  UnreadCounts,
} from './quotation-view.ts';

const tag = 'Cotizaciones';

export const showQuotationTerms = route('GET /api/quotations/', {
  id: 'showQuotationTerms',
  tag,
  summary: 'Cómo se pide una cotización aquí: plazos y a quién se pregunta',
  right: 'quotations.ask',
  kept: 'content',
  replies: { 200: QuotationWindow },
});

export const listAskableOperators = route('GET /api/quotations/operators/', {
  id: 'listAskableOperators',
  tag,
  summary: 'Operadores a los que se puede pedir cotización',
  right: 'quotations.ask',
  replies: { 200: AskableOperators },
});

const asking = {
  tag,
  rateLimit: { max: 20, timeWindow: 3_600_000 },
  bodyLimit: 131_072,
  body: AskBody,
  replies: { 200: CreatedQuotation, 201: CreatedQuotation },
  errors: ['quotation_incomplete', 'quotation_repeated_differently', 'no_operator_fits'],
} as const;

export const askQuotation = route('POST /api/quotations/', {
  ...asking,
  id: 'askQuotation',
  summary: 'Pide cotización a operadores, sin cuenta',
  right: 'quotations.ask',
});

export const askAccountQuotation = route('POST /api/me/quotations/', {
  ...asking,
  id: 'askAccountQuotation',
  summary: 'Pide cotización a operadores, con la propia cuenta',
  right: 'account.own',
});

export const listAccountQuotations = route('GET /api/me/quotations/', {
  id: 'listAccountQuotations',
  tag,
  summary: 'Las cotizaciones de tu cuenta, la última primero',
  right: 'account.own',
  query: Type.Object(PageQuery, closed),
  replies: { 200: AccountQuotations },
});

export const findQuotationByPin = route('POST /api/quotation-requests/find', {
  id: 'findQuotationByPin',
  tag,
  summary: 'Una cotización por su referencia y el PIN de la carta',
  right: 'quotations.own',
  rateLimit: { max: 30, timeWindow: 3_600_000 },
  body: FindQuotationBody,
  replies: { 200: QuotationView },
  errors: ['quotation_not_found'],
});

export const countUnreadMessages = route('POST /api/quotation-requests/unread', {
  id: 'countUnreadMessages',
  tag,
  summary: 'Cuántos mensajes sin leer hay en varias cotizaciones, cada una con el secreto de su enlace',
  right: 'quotations.own',
  body: UnreadBody,
  replies: { 200: UnreadCounts },
});

/** The secret of the link, the PIN or the traveller's account opens a request. A wrong secret or PIN gives 404. */
const own = {
  tag,
  right: 'quotations.own',
  params: Type.Object({ name: Type.String({ maxLength: 40 }) }),
  headers: Type.Object({
    [QUOTATION_SECRET_HEADER]: Type.Optional(Type.String({ maxLength: 100 })),
    [QUOTATION_PIN_HEADER]: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  errors: ['quotation_not_found'],
} as const;

export const showQuotation = route('GET /api/quotation-requests/:name', {
  ...own,
  id: 'showQuotation',
  summary: 'Una cotización con sus ofertas, para quien la pidió',
  replies: { 200: QuotationView },
});

export const withdrawQuotation = route('POST /api/quotation-requests/:name/withdraw', {
  ...own,
  id: 'withdrawQuotation',
  summary: 'Retira la cotización: nadie más responde',
  replies: { 200: QuotationView },
  errors: ['quotation_not_found', 'quotation_action_refused'],
});

export const reassignQuotation = route('POST /api/quotation-requests/:name/reassign', {
  ...own,
  id: 'reassignQuotation',
  summary: 'Pregunta a otros operadores',
  rateLimit: { max: 20, timeWindow: 3_600_000 },
  body: ReassignBody,
  replies: { 200: QuotationView },
  errors: ['quotation_not_found', 'quotation_action_refused', 'no_operator_fits'],
});

export const addQuotationPicture = route('POST /api/quotation-requests/:name/files', {
  ...own,
  id: 'addQuotationPicture',
  summary: 'Añade una imagen a la cotización o a un mensaje propio',
  rateLimit: { max: 40, timeWindow: 600_000 },
  bodyLimit: CONVERSATION_LIMITS.bytes,
  query: AddFileQuery,
  body: file('image/jpeg', 'image/png', 'image/webp', 'image/avif'),
  replies: { 201: Attachment },
  errors: ['quotation_not_found', 'file_kind', 'file_repeated_differently', 'message_not_found', 'too_many_files'],
});

export const showQuotationPicture = route('GET /api/quotation-requests/:name/files/:fileId', {
  ...own,
  id: 'showQuotationPicture',
  summary: 'Una imagen (WebP)',
  params: Type.Object({ ...own.params.properties, fileId: Type.String({ maxLength: 40 }) }),
  replies: { 200: file('image/webp') },
  errors: ['quotation_not_found', 'file_not_found'],
});

const offer = {
  ...own,
  params: Type.Object({ ...own.params.properties, offerId: Type.String({ maxLength: 40 }) }),
  errors: ['quotation_not_found', 'offer_not_found'],
} as const;

export const showOfferVersion = route('GET /api/quotation-requests/:name/offers/:offerId/versions/:version', {
  ...offer,
  id: 'showOfferVersion',
  summary: 'Una versión de una oferta, como se envió',
  params: Type.Object({ ...offer.params.properties, version: Type.Integer({ minimum: 1 }) }),
  replies: { 200: SentVersion },
});

export const askChanges = route('POST /api/quotation-requests/:name/offers/:offerId/ask-changes', {
  ...offer,
  id: 'askChanges',
  summary: 'Pide cambios en una oferta',
  body: AskChangesBody,
  replies: { 200: QuotationView },
  errors: ['quotation_not_found', 'offer_not_found', 'offer_action_refused'],
});

export const rejectOffer = route('POST /api/quotation-requests/:name/offers/:offerId/reject', {
  ...offer,
  id: 'rejectOffer',
  summary: 'Dice que no a una oferta, y por qué',
  body: RejectBody,
  replies: { 200: QuotationView },
  errors: ['quotation_not_found', 'offer_not_found', 'offer_action_refused'],
});

export const priceChosenLines = route('POST /api/quotation-requests/:name/offers/:offerId/price', {
  ...offer,
  id: 'priceChosenLines',
  summary: 'Lo que costaría aceptar solo algunas partes de una oferta',
  body: PriceBody,
  replies: { 200: PriceView },
});

export const acceptOffer = route('POST /api/quotation-requests/:name/offers/:offerId/accept', {
  ...offer,
  id: 'acceptOffer',
  summary: 'Acepta una oferta, entera o por partes, y guarda sus lugares hasta el adelanto',
  body: AcceptBody,
  replies: { 201: AcceptedOffer },
  errors: [
    ...offer.errors,
    'quotation_action_refused',
    'quotation_repeated_differently',
    'offer_action_refused',
    'offer_changed',
    'offer_over',
    'lines_refused',
    'register_lapsed',
    'site_does_not_sell',
    'sold_out',
    'closed_stop',
    'sales_closed',
    'resource_taken',
    'already_booked',
  ],
});

export const showOfferConversation = route('GET /api/quotation-requests/:name/offers/:offerId/messages', {
  ...offer,
  id: 'showOfferConversation',
  summary: 'La conversación con un operador; abrirla la marca como leída',
  replies: { 200: Conversation },
});

export const writeToOperator = route('POST /api/quotation-requests/:name/offers/:offerId/messages', {
  ...offer,
  id: 'writeToOperator',
  summary: 'Escribe a un operador',
  rateLimit: { max: 60, timeWindow: 600_000 },
  body: SayBody,
  replies: { 200: ConversationMessage, 201: ConversationMessage },
  errors: [...offer.errors, 'message_repeated_differently', 'talk_over', 'talk_full'],
});
