import { type Static, Type } from 'typebox';
import { Instant, orNull } from '#features/schema.ts';
import { OperatorOffer } from './operator.ts';

/** What an operator's person does from the link in their email, without signing in: read the whole request, write, say no. Prices are set on the operator's screen. */

/** The secret of the link. */
export const OFFER_LINK_HEADER = 'vereda-offer-link';

/** Days that a link opens, while its offer is alive and its person answers for the operator. */
export const OFFER_LINK_DAYS = 14;

export const offerLinkRoutes = {
  open: '/api/offer-links/:offerId/open',
  decline: '/api/offer-links/:offerId/decline',
  messages: '/api/offer-links/:offerId/messages',
  file: '/api/offer-links/:offerId/files/:fileId',
} as const;

/** The secret travels in the fragment. */
export const offerLinkScreen = (offerId: string, secret: string) => `/responder/${offerId}#${secret}`;

const { id, state, request, answerDueAt, endsAt, validUntil, version, zone, expected, payment, can } =
  OperatorOffer.properties;
/** The request's contact is never in it, also after an acceptance. */
export const LinkedOffer = Type.Object({
  ...{ id, state, request, answerDueAt, endsAt, validUntil, version, zone, expected, payment, can },
  operator: Type.Object({ id, name: Type.String(), fictional: Type.Boolean() }),
  /** What the traveller wants changed, in their words; null: nothing. */
  wanted: orNull(Type.String()),
  linkUntil: Instant,
});
export type LinkedOffer = Static<typeof LinkedOffer>;
