import type { ColumnType, Generated } from 'kysely';
import type { PolicyKind } from '#features/policies/contract/policy.ts';

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
}

declare module '#server/database/tables.ts' {
  interface Tables {
    policy_version: PolicyVersionTable;
  }
}
