import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';

/** Roles that receive these emails and can answer from them: the roles that hold the right `operator.quote`. */
export const ANSWERING_ROLES: readonly OperatorRole[] = ['owner', 'sales'];

const OVER: readonly OfferState[] = ['not_chosen', 'declined', 'expired', 'withdrawn'];

/** `true` while the link of an email opens the offer, because the offer can still change. */
export const isOpenByLink = ({ state }: { state: OfferState }): boolean => !OVER.includes(state);
