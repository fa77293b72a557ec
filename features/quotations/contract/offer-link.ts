import { type Static, Type } from 'typebox';
import { Instant, orNull } from '#features/schema.ts';
import { OperatorOffer } from './operator.ts';

/** The link expires earlier if the offer ends or the person leaves the team. */
export const OFFER_LINK_DAYS = 14;

const { id, state, request, answerDueAt, endsAt, validUntil, version, zone, expected, payment, can } =
  OperatorOffer.properties;
/** Never contains the traveller's contact data, not even after an acceptance. */
export const LinkedOffer = Type.Object({
  ...{ id, state, request, answerDueAt, endsAt, validUntil, version, zone, expected, payment, can },
  operator: Type.Object({ id, name: Type.String(), fictional: Type.Boolean() }),
  wanted: orNull(Type.String()),
  linkUntil: Instant,
});
export type LinkedOffer = Static<typeof LinkedOffer>;
