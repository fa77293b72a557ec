import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';

/** Roles with the right `operator.quote`. People with these roles get emails with links. */
export const ANSWERING_ROLES: readonly OperatorRole[] = ['owner', 'sales'];

const OVER: readonly OfferState[] = ['not_chosen', 'declined', 'expired', 'withdrawn'];

/** `false` for an offer that ended without an acceptance. */
export const isOpenByLink = ({ state }: { state: OfferState }): boolean => !OVER.includes(state);
