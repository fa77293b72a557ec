import type { ColumnType, Generated } from 'kysely';
import type { PlaceRole } from '#features/accounts/contract/actor.ts';
import type { ClaimProof } from '#features/owners/contract/claim.ts';
import type { ClaimState } from '#features/owners/contract/claim-states.ts';
import type { ReportedFact, ReportState } from '#features/owners/contract/fact-report.ts';
import type { ProposalState } from '#features/owners/contract/proposal.ts';
import type { FactName, MadeAs } from '#features/places/contract/place-facts.ts';

export interface ClaimTable {
  region_id: string;
  id: string;
  company_id: string;
  account_id: string;
  state: Generated<ClaimState>;
  proof: ClaimProof;
  email: string | null;
  phone: string | null;
  website: string | null;
  register_number: string | null;
  note: string | null;
  disputes: boolean;
  code_sent_at: Date | null;
  proved_at: Date | null;
  reason: string | null;
  requested_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface ClaimDocumentTable {
  region_id: string;
  id: Generated<string>;
  claim_id: string;
  name: string;
  picture: Buffer;
  added_at: Generated<Date>;
}

export interface ProposalTable {
  region_id: string;
  id: string;
  company_id: string;
  fact: FactName;
  base: ColumnType<unknown, string, never>;
  value: ColumnType<unknown, string, never>;
  state: Generated<ProposalState>;
  proposed_by: string | null;
  proposed_as: PlaceRole;
  proposed_at: Generated<Date>;
  reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface PlaceInvitationTable {
  region_id: string;
  id: Generated<string>;
  company_id: string;
  email: string;
  role: PlaceRole;
  secret_hash: Buffer | null;
  invited_by: string | null;
  invited_at: Generated<Date>;
  expires_at: Date;
  sent_at: Date | null;
  accepted_at: Date | null;
  accepted_by: string | null;
  withdrawn_at: Date | null;
}

export interface ConfirmationTable {
  region_id: string;
  company_id: string;
  account_id: string;
  secret_hash: Buffer;
  sent_at: Generated<Date>;
}

export interface FactReportTable {
  region_id: string;
  id: string;
  company_id: string;
  fact: ReportedFact;
  words: string;
  account_id: string | null;
  email: string | null;
  browser: string | null;
  state: Generated<ReportState>;
  reported_at: Generated<Date>;
  answer: string | null;
  answered_by: string | null;
  answered_as: MadeAs | null;
  answered_at: Date | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    company_claim: ClaimTable;
    company_claim_document: ClaimDocumentTable;
    company_confirmation: ConfirmationTable;
    company_invitation: PlaceInvitationTable;
    company_proposal: ProposalTable;
    company_report: FactReportTable;
  }
}
