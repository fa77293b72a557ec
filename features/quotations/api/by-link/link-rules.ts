import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';

export const ANSWERING_ROLES: readonly OperatorRole[] = ['owner', 'sales'];

const OVER: readonly OfferState[] = ['not_chosen', 'declined', 'expired', 'withdrawn'];

export const isOpenByLink = ({ state }: { state: OfferState }): boolean => !OVER.includes(state);
