import { route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import { DecideProposal, ProposalsQuery, WaitingProposal, WaitingProposals } from './proposal.ts';

const region = { tag: 'Dueños', right: 'places.edit' } as const;

export const listProposals = route('GET /api/admin/place-proposals/', {
  ...region,
  id: 'listProposals',
  summary: 'Cambios de dueños que esperan a la región; el más antiguo primero',
  query: ProposalsQuery,
  replies: { 200: WaitingProposals },
});

export const decideProposal = route('POST /api/admin/place-proposals/:id/decision', {
  ...region,
  id: 'decideProposal',
  summary: 'Acepta o rechaza un cambio de un dueño',
  params: IdParams,
  body: DecideProposal,
  replies: { 200: WaitingProposal },
  errors: [
    'proposal_not_found',
    'claim_reason_needed',
    'company_not_found',
    'company_of_operator',
    'company_fact_changed',
  ],
});
