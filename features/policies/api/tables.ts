import type { ColumnType, Generated } from 'kysely';
import type { PolicyKind } from '#features/policies/contract/policy.ts';
import type { LegalMode } from '#regions/country-schema.ts';

export interface PolicyVersionTable {
  region_id: string;
  kind: PolicyKind;
  version: number;
  title: string;
  body: string;
  hash: string;
  demo: Generated<boolean>;
  published_at: Date | null;
  effective_from: ColumnType<Date, string, string>;
  created_at: Generated<Date>;
  written_by: string | null;
  published_by: string | null;
  source: string | null;
  summary: string | null;
  legal_mode: LegalMode | null;
  changed_at: Generated<Date>;
}

export interface PolicyAcceptanceTable {
  region_id: string;
  id: Generated<string>;
  kind: PolicyKind;
  version: number;
  hash: string;
  subject_kind: string;
  subject_id: string;
  place: string;
  accepted_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    policy_version: PolicyVersionTable;
    policy_acceptance: PolicyAcceptanceTable;
  }
}
