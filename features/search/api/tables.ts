import type { ColumnType, Generated } from 'kysely';

export interface UnfoundSearchTable {
  region_id: string;
  text: string;
  day: ColumnType<string | Date, string, never>;
  times: Generated<number>;
}

export interface HiddenSearchTable {
  region_id: string;
  text: string;
  hidden_at: Generated<Date>;
}

export interface SearchSynonymTable {
  region_id: string;
  text: string;
  means: string;
  added_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    unfound_search: UnfoundSearchTable;
    hidden_search: HiddenSearchTable;
    search_synonym: SearchSynonymTable;
  }
}
