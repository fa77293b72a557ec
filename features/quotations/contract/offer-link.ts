import { type Static, Type } from 'typebox';
import { Instant, orNull } from '#features/schema.ts';
import { OperatorOffer } from './operator.ts';

/**
 * Personal links in emails to an operator's people. With a link, a person can read the request, write messages and refuse the request without signing
 * in. Prices can be set only on the operator's screen.
 */

/** A link is valid for this many days, or until the offer ends or the person leaves the team. */
export const OFFER_LINK_DAYS = 14;

const { id, state, request, answerDueAt, endsAt, validUntil, version, zone, expected, payment, can } =
  OperatorOffer.properties;
/** An offer as the page of a link shows it, without contact data, even after an acceptance. */
export const LinkedOffer = Type.Object({
  ...{ id, state, request, answerDueAt, endsAt, validUntil, version, zone, expected, payment, can },
  operator: Type.Object({ id, name: Type.String(), fictional: Type.Boolean() }),
  /** The traveller's text about requested changes; null without requested changes. */
  wanted: orNull(Type.String()),
  linkUntil: Instant,
});
export type LinkedOffer = Static<typeof LinkedOffer>;
