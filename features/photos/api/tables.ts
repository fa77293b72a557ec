import type { ColumnType, Generated } from 'kysely';
import type { PhotoState } from '#features/photos/contract/photo-states.ts';
import type { PhotoReason } from '#features/photos/contract/reasons.ts';
import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { HoldReason } from '#features/reviews/contract/review-content.ts';

export interface PhotoTable {
  region_id: string;
  id: Generated<string>;
  owner_kind: OwnerKind;
  owner_id: string;
  state: Generated<PhotoState>;
  /** A code of `PHOTO_REASONS`, or an error code if the file was refused. */
  reason: string | null;
  author: Generated<string>;
  licence: Generated<string>;
  alt: Generated<string>;
  /** JSON list of `{url, width, height, type}`, smallest picture first. */
  files: ColumnType<unknown, string | undefined, string>;
  thumbhash: string | null;
  taken_on: string | null;
  source_url: string | null;
  content_hash: Buffer | null;
  import_id: string | null;
  account_id: string | null;
  kept_id: string | null;
  bytes: number | null;
  batch: string | null;
  /** A bigint as text. A photo with a higher key comes first. */
  order_key: ColumnType<string, string | undefined, string>;
  lat: number | null;
  lon: number | null;
  held_for: Generated<HoldReason[]>;
  upheld_at: Date | null;
  judged_by: string | null;
  judged_at: Date | null;
  withdrawn_from: PhotoState | null;
  withdrawn_at: Date | null;
  browser: string | null;
  created_at: Generated<Date>;
  published_at: Date | null;
}

export interface PhotoReportTable {
  region_id: string;
  id: string;
  photo_id: string;
  reason: PhotoReason;
  words: string | null;
  account_id: string | null;
  email: string | null;
  browser: string | null;
  reported_at: Generated<Date>;
  settled_at: Date | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    photo: PhotoTable;
    photo_report: PhotoReportTable;
  }
}
