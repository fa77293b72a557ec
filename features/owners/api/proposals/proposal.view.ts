import { operatorRows } from '#features/operators/api/public.ts';
import type { Proposal, WaitingProposal } from '#features/owners/contract/proposal.ts';
import { readPlaceFacts } from '#features/places/api/public.ts';
import type { Platform } from '#server/platform.ts';
import type { ProposalRow, WaitingProposalRow } from './proposal.store.ts';

export const proposalView = ({ id, fact, value, state, reason, proposed_at }: ProposalRow): Proposal => ({
  ...{ id, fact, value, state, reason },
  proposedAt: proposed_at.toISOString(),
});

export async function waitingProposalViews(
  { db, config }: Platform,
  rows: WaitingProposalRow[],
): Promise<WaitingProposal[]> {
  const facts = await readPlaceFacts(db, config.REGION, operatorRows, [
    ...new Set(rows.map(({ company_id }) => company_id)),
  ]);
  return rows.map((row) => ({
    ...proposalView(row),
    place: row.place,
    by: row.by,
    now: facts.get(row.company_id)?.[row.fact] ?? null,
  }));
}
