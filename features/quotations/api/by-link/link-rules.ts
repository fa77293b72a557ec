import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';

/** Roles whose people get emails with links and can answer: the roles with the right `operator.quote`. */
export const ANSWERING_ROLES: readonly OperatorRole[] = ['owner', 'sales'];

const OVER: readonly OfferState[] = ['not_chosen', 'declined', 'expired', 'withdrawn'];

/** Whether the link of an email opens an offer in this state. It opens no offer that has ended without an acceptance. */
export const isOpenByLink = ({ state }: { state: OfferState }): boolean => !OVER.includes(state);
