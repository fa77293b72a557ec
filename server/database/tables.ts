import type { ColumnType, Generated } from 'kysely';

/**
 * Column types of all tables. An area adds its tables in `api/tables.ts`: declare module '#server/database/tables.ts' {
 * interface Tables { company: PlaceTable } }
 */
export interface Tables {
  region: RegionTable;
  preparation: PreparationTable;
  answered_request: AnsweredRequestTable;
}

export interface RegionTable {
  id: string;
  settings: ColumnType<Record<string, unknown>, string | undefined, string>;
}

export interface PreparationTable {
  region_id: string;
  step: string;
  fingerprint: string;
  done_at: Generated<Date>;
}

export interface AnsweredRequestTable {
  region_id: string;
  scope: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  body: string | null;
  at: Generated<Date>;
}
