import type { OfferState } from './quotation-states.ts';

interface Awaited<At> {
  state: OfferState;
  version: number;
  answerDueAt: At;
  endsAt: At;
  validUntil: At | null;
}

/**
 * The deadline of the answer that an operator owes: the first answer, changes, or another version. The inbox is sorted by it (`inbox.store.ts`), and
 * its clocks count down to it. Null when no answer is expected.
 */
export function answerDue<At>({ state, version, answerDueAt, endsAt, validUntil }: Awaited<At>): At | null {
  if (state === 'changes_requested') return validUntil ?? endsAt;
  if (state === 'requested' || state === 'viewed') return version === 0 ? answerDueAt : endsAt;
  return null;
}
