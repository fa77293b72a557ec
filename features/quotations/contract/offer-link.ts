import { type Static, Type } from 'typebox';
import { Instant, orNull } from '#features/schema.ts';
import { OperatorOffer } from './operator.ts';

/**
 * Actions of an operator's person through the link in their email, without signing in: read the whole request, write, refuse. Prices are set on the
 * operator's screen.
 */

/** Header with the secret of the link. */
export const OFFER_LINK_HEADER = 'vereda-offer-link';

/** Days for which a link is valid, while its offer can change and its person answers for the operator. */
export const OFFER_LINK_DAYS = 14;

export const offerLinkRoutes = {
  open: '/api/offer-links/:offerId/open',
  decline: '/api/offer-links/:offerId/decline',
  messages: '/api/offer-links/:offerId/messages',
  file: '/api/offer-links/:offerId/files/:fileId',
} as const;

/** The secret is in the fragment, which browsers do not send to servers. */
export const offerLinkScreen = (offerId: string, secret: string) => `/responder/${offerId}#${secret}`;

const { id, state, request, answerDueAt, endsAt, validUntil, version, zone, expected, payment, can } =
  OperatorOffer.properties;
/** It never contains the request's contact data, even after an acceptance. */
export const LinkedOffer = Type.Object({
  ...{ id, state, request, answerDueAt, endsAt, validUntil, version, zone, expected, payment, can },
  operator: Type.Object({ id, name: Type.String(), fictional: Type.Boolean() }),
  /** Changes that the traveller asks for, in their words; null for none. */
  wanted: orNull(Type.String()),
  linkUntil: Instant,
});
export type LinkedOffer = Static<typeof LinkedOffer>;
