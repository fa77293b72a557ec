import type { Generated } from 'kysely';
import type { KeyMode } from '#features/octo/contract/reseller-key.ts';

export interface ResellerKeyTable {
  region_id: string;
  id: Generated<string>;
  operator_id: string | null;
  reseller: string;
  mode: KeyMode;
  net_bps: number;
  hash: Buffer;
  hint: string;
  made_by: string | null;
  made_at: Generated<Date>;
  last_used_at: Date | null;
  revoked_by: string | null;
  revoked_at: Date | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    reseller_key: ResellerKeyTable;
  }
}
