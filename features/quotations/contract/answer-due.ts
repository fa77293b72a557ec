import type { OfferState } from './quotation-states.ts';

interface Awaited<At> {
  state: OfferState;
  version: number;
  answerDueAt: At;
  endsAt: At;
  validUntil: At | null;
}

/** Deadline of the operator's next offer. Null if the operator has nothing to answer. */
export function answerDue<At>({ state, version, answerDueAt, endsAt, validUntil }: Awaited<At>): At | null {
  if (state === 'changes_requested') return validUntil ?? endsAt;
  if (state === 'requested' || state === 'viewed') return version === 0 ? answerDueAt : endsAt;
  return null;
}
