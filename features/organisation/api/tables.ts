import type { ColumnType, Generated } from 'kysely';

export interface OrganisationSettingTable {
  region_id: string;
  version: number;
  settings: ColumnType<Record<string, unknown>, string, never>;
  restored_from: number | null;
  changed_at: Generated<Date>;
  changed_by: string | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    organisation_setting: OrganisationSettingTable;
  }
}
