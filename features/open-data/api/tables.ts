import type { ColumnType, Generated } from 'kysely';
import type { OpenDataFile, OpenDataSource } from '#features/open-data/contract/open-data.ts';

type Json<T> = ColumnType<T, string, string>;

export type StoredFile = Pick<OpenDataFile, 'name' | 'bytes' | 'sha256'>;

export interface OpenDataTable {
  region_id: string;
  made_at: Generated<Date>;
  folder: string;
  places: number;
  left_out: number;
  files: Json<StoredFile[]>;
  sources: Json<OpenDataSource[]>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    open_data: OpenDataTable;
  }
}
