import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';

/** Roles with the right `operator.quote`. Their people get emails with links and can answer. */
export const ANSWERING_ROLES: readonly OperatorRole[] = ['owner', 'sales'];

const OVER: readonly OfferState[] = ['not_chosen', 'declined', 'expired', 'withdrawn'];

/**
 * `true` if an operator's personal link opens an offer in this state. Offers that ended without an acceptance cannot be
 * opened.
 */
export const isOpenByLink = ({ state }: { state: OfferState }): boolean => !OVER.includes(state);
