import type { OfferState } from './quotation-states.ts';

interface Awaited<At> {
  state: OfferState;
  version: number;
  answerDueAt: At;
  endsAt: At;
  validUntil: At | null;
}

/**
 * Until when an operator's answer is awaited, whatever kind of answer it is: the first, one asked for anew, or another version. The inbox is in this order
 * (`inbox.store.ts`), and its clocks count to it. Null: none is awaited.
 */
export function answerDue<At>({ state, version, answerDueAt, endsAt, validUntil }: Awaited<At>): At | null {
  if (state === 'changes_requested') return validUntil ?? endsAt;
  if (state === 'requested' || state === 'viewed') return version === 0 ? answerDueAt : endsAt;
  return null;
}
