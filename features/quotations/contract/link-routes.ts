import { Type } from 'typebox';
import { Conversation, ConversationMessage, SayBody } from '#features/conversations/contract/conversation.ts';
import { file, route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { OFFER_LINK_HEADER } from './headers.ts';
import { LinkedOffer } from './offer-link.ts';
import { DeclineBody, MovedOffer } from './operator.ts';

/**
 * A personal link opens these routes without signing in. The responses never contain the traveller's contact data. A
 * wrong secret gives 404.
 */
const link = {
  tag: 'Cotizaciones del operador',
  right: 'quotations.answer_by_link',
  rateLimit: { max: 60, timeWindow: 600_000 },
  params: Type.Object({ offerId: Id }),
  headers: Type.Object({ [OFFER_LINK_HEADER]: Type.Optional(Type.String({ maxLength: 160 })) }),
  errors: ['offer_not_found'],
} as const;

export const openOfferLink = route('POST /api/offer-links/:offerId/open', {
  ...link,
  id: 'openOfferLink',
  summary: 'Abre una solicitud con el enlace del correo: el viajero ve que ya la leyeron',
  replies: { 200: LinkedOffer },
});

export const declineByLink = route('POST /api/offer-links/:offerId/decline', {
  ...link,
  id: 'declineByLink',
  summary: 'Dice que no puede con una solicitud, con el enlace del correo',
  body: DeclineBody,
  replies: { 200: MovedOffer },
  errors: [...link.errors, 'offer_action_refused', 'offer_incomplete'],
});

export const showLinkConversation = route('GET /api/offer-links/:offerId/messages', {
  ...link,
  id: 'showLinkConversation',
  summary: 'La conversación con el viajero, con el enlace del correo',
  replies: { 200: Conversation },
});

export const writeByLink = route('POST /api/offer-links/:offerId/messages', {
  ...link,
  id: 'writeByLink',
  summary: 'Escribe al viajero, con el enlace del correo',
  body: SayBody,
  replies: { 200: ConversationMessage, 201: ConversationMessage },
  errors: [...link.errors, 'message_repeated_differently', 'talk_over', 'talk_full'],
});

export const showLinkPicture = route('GET /api/offer-links/:offerId/files/:fileId', {
  ...link,
  id: 'showLinkPicture',
  summary: 'Una imagen (WebP)',
  rateLimit: { max: 240, timeWindow: 600_000 },
  params: Type.Object({ ...link.params.properties, fileId: Type.String({ maxLength: 40 }) }),
  replies: { 200: file('image/webp') },
  errors: [...link.errors, 'file_not_found'],
});
