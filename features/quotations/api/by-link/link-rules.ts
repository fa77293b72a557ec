import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';

/** Who of an operator's team is written to, and answers from the email: those whom `operator.quote` lets answer. */
export const ANSWERING_ROLES: readonly OperatorRole[] = ['owner', 'sales'];

const OVER: readonly OfferState[] = ['not_chosen', 'declined', 'expired', 'withdrawn'];

/** Whether a link of an email opens an offer: there is still something to say or to do. */
export const isOpenByLink = ({ state }: { state: OfferState }): boolean => !OVER.includes(state);
