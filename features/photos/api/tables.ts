import type { ColumnType, Generated } from 'kysely';

export interface PhotoTable {
  region_id: string;
  id: Generated<string>;
  owner_kind: 'company' | 'operator' | 'trip';
  owner_id: string;
  state: Generated<'processing' | 'published' | 'held' | 'removed'>;
  reason: string | null;
  author: string;
  licence: string;
  alt: string;
  /** JSON list of `{url, width, height, type}`, smallest picture first. */
  files: ColumnType<unknown, string | undefined, string>;
  thumbhash: string | null;
  taken_on: string | null;
  account_id: string | null;
  created_at: Generated<Date>;
  published_at: Date | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    photo: PhotoTable;
  }
}
