import { Type } from 'typebox';
import {
  AddFileQuery,
  Attachment,
  CONVERSATION_LIMITS,
  Conversation,
  ConversationMessage,
  SayBody,
} from '#features/conversations/contract/conversation.ts';
import { RepeatHeaders } from '#features/repeat-headers.ts';
import { file, route } from '#features/route.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { SentVersion } from './offer.ts';
import {
  CheckBody,
  CheckedOffer,
  DeclineBody,
  DraftBody,
  Inbox,
  InboxQuery,
  MovedOffer,
  OfferTemplate,
  OfferTemplates,
  OperatorOffer,
  PlanLine,
  PlanLineBody,
  SavedDraft,
  SendBody,
  TemplateBody,
  VersionDifference,
  WithdrawBody,
} from './operator.ts';

const operator = { tag: 'Cotizaciones del operador', right: 'operator.quote', params: OperatorParams } as const;

export const listOperatorQuotations = route('GET /api/manage/operators/:operatorId/quotations/', {
  ...operator,
  id: 'listOperatorQuotations',
  summary: 'Las solicitudes de cotización de un operador',
  query: InboxQuery,
  replies: { 200: Inbox },
});

const offer = {
  ...operator,
  params: Type.Object({ operatorId: Id, offerId: Id }),
  errors: ['offer_not_found'],
} as const;

export const showOperatorOffer = route('GET /api/manage/operators/:operatorId/quotations/:offerId', {
  ...offer,
  id: 'showOperatorOffer',
  summary: 'Una solicitud con lo escrito, lo enviado y lo que se espera',
  replies: { 200: OperatorOffer },
});

export const viewOperatorOffer = route('POST /api/manage/operators/:operatorId/quotations/:offerId/view', {
  ...offer,
  id: 'viewOperatorOffer',
  summary: 'Abre una solicitud: el viajero ve que ya la leyeron',
  replies: { 200: OperatorOffer },
});

export const compareOfferVersion = route(
  'GET /api/manage/operators/:operatorId/quotations/:offerId/versions/:version',
  {
    ...offer,
    id: 'compareOfferVersion',
    summary: 'Una versión enviada y en qué cambió',
    params: Type.Object({ ...offer.params.properties, version: Type.Integer({ minimum: 1 }) }),
    replies: { 200: VersionDifference },
  },
);

/** Largest size of a draft in bytes. */
const bodyLimit = 262_144;

export const saveOfferDraft = route('PUT /api/manage/operators/:operatorId/quotations/:offerId/draft', {
  ...offer,
  id: 'saveOfferDraft',
  summary: 'Guarda lo escrito de una respuesta',
  bodyLimit,
  body: DraftBody,
  replies: { 200: SavedDraft },
  errors: [...offer.errors, 'offer_action_refused', 'draft_changed'],
});

export const checkOfferDraft = route('POST /api/manage/operators/:operatorId/quotations/:offerId/check', {
  ...offer,
  id: 'checkOfferDraft',
  summary: 'Qué le falta a una respuesta y qué dice el motor de sus días',
  rateLimit: { max: 120, timeWindow: 60_000 },
  bodyLimit,
  body: CheckBody,
  replies: { 200: CheckedOffer },
});

export const showPlanLine = route('POST /api/manage/operators/:operatorId/quotations/:offerId/plan-line', {
  ...offer,
  id: 'showPlanLine',
  summary: 'Una salida propia como línea de la respuesta, con su precio y sus lugares de ahora',
  body: PlanLineBody,
  replies: { 200: PlanLine },
  errors: [...offer.errors, 'offer_incomplete'],
});

export const sendOffer = route('POST /api/manage/operators/:operatorId/quotations/:offerId/send', {
  ...offer,
  id: 'sendOffer',
  headers: RepeatHeaders,
  summary: 'Envía la respuesta al viajero, como una versión nueva',
  body: SendBody,
  replies: { 201: SentVersion },
  errors: [
    ...offer.errors,
    'offer_action_refused',
    'offer_incomplete',
    'offer_needs_reason',
    'offering_suspended',
    'draft_changed',
    'quotation_action_refused',
    'lines_refused',
    'sold_out',
    'closed_stop',
    'sales_closed',
    'resource_taken',
  ],
});

export const declineQuotation = route('POST /api/manage/operators/:operatorId/quotations/:offerId/decline', {
  ...offer,
  id: 'declineQuotation',
  summary: 'Dice que no puede con una solicitud',
  body: DeclineBody,
  replies: { 200: MovedOffer },
  errors: [...offer.errors, 'offer_action_refused', 'offer_incomplete'],
});

export const withdrawOffer = route('POST /api/manage/operators/:operatorId/quotations/:offerId/withdraw', {
  ...offer,
  id: 'withdrawOffer',
  summary: 'Retira una respuesta que nadie aceptó',
  body: WithdrawBody,
  replies: { 200: MovedOffer },
  errors: [...offer.errors, 'offer_action_refused'],
});

export const showOperatorConversation = route('GET /api/manage/operators/:operatorId/quotations/:offerId/messages', {
  ...offer,
  id: 'showOperatorConversation',
  summary: 'La conversación con el viajero; abrirla la marca como leída',
  replies: { 200: Conversation },
});

export const writeToTraveller = route('POST /api/manage/operators/:operatorId/quotations/:offerId/messages', {
  ...offer,
  id: 'writeToTraveller',
  summary: 'Escribe al viajero',
  rateLimit: { max: 60, timeWindow: 600_000 },
  body: SayBody,
  replies: { 200: ConversationMessage, 201: ConversationMessage },
  errors: [...offer.errors, 'message_repeated_differently', 'talk_over', 'talk_full'],
});

export const addMessagePicture = route('POST /api/manage/operators/:operatorId/quotations/:offerId/files', {
  ...offer,
  id: 'addMessagePicture',
  summary: 'Añade una imagen a un mensaje propio',
  rateLimit: { max: 40, timeWindow: 600_000 },
  bodyLimit: CONVERSATION_LIMITS.bytes,
  query: Type.Object({ ...AddFileQuery.properties, message: Id }),
  body: file('image/jpeg', 'image/png', 'image/webp', 'image/avif'),
  replies: { 201: Attachment },
  errors: [...offer.errors, 'file_kind', 'file_repeated_differently', 'message_not_found', 'too_many_files'],
});

export const showMessagePicture = route('GET /api/manage/operators/:operatorId/quotations/:offerId/files/:fileId', {
  ...offer,
  id: 'showMessagePicture',
  summary: 'Una imagen (WebP)',
  params: Type.Object({ ...offer.params.properties, fileId: Type.String({ maxLength: 40 }) }),
  replies: { 200: file('image/webp') },
  errors: [...offer.errors, 'file_not_found'],
});

export const listOfferTemplates = route('GET /api/manage/operators/:operatorId/offer-templates/', {
  ...operator,
  id: 'listOfferTemplates',
  summary: 'Las plantillas de respuesta de un operador',
  replies: { 200: OfferTemplates },
});

export const createOfferTemplate = route('POST /api/manage/operators/:operatorId/offer-templates/', {
  ...operator,
  id: 'createOfferTemplate',
  summary: 'Guarda una plantilla de respuesta',
  bodyLimit,
  body: TemplateBody,
  replies: { 201: OfferTemplate },
  errors: ['too_many_templates'],
});

const template = {
  ...operator,
  params: Type.Object({ operatorId: Id, templateId: Id }),
  errors: ['template_not_found'],
} as const;

export const changeOfferTemplate = route('PUT /api/manage/operators/:operatorId/offer-templates/:templateId', {
  ...template,
  id: 'changeOfferTemplate',
  summary: 'Cambia una plantilla de respuesta',
  bodyLimit,
  body: TemplateBody,
  replies: { 200: OfferTemplate },
});

export const deleteOfferTemplate = route('DELETE /api/manage/operators/:operatorId/offer-templates/:templateId', {
  ...template,
  id: 'deleteOfferTemplate',
  summary: 'Borra una plantilla de respuesta',
  replies: { 204: null },
});
