import type { ColumnType, Generated } from 'kysely';
import type { FileFormat } from '#features/imports/contract/columns.ts';
import type { Decision, NoteCode, QuestionCode, RefusalCode, Verdict } from '#features/imports/contract/doubts.ts';
import type { ImportState } from '#features/imports/contract/import-states.ts';
import type { ChosenPlace, ImportColumn, ImportSource, Mapping } from '#features/imports/contract/imports.ts';
import type {
  CellProblem,
  ImportPurpose,
  SheetChange,
  SheetRefusal,
  SheetRowKind,
} from '#features/imports/contract/sheet.ts';
import type { Outcome, SourceRecord } from '#features/places/api/public.ts';
import type { Box } from '#server/osm/box.ts';

type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;

export interface PlaceImportTable {
  region_id: string;
  id: Generated<string>;
  purpose: Generated<ImportPurpose>;
  same_rows: Generated<number>;
  state: Generated<ImportState>;
  file_name: string;
  content: Buffer | null;
  content_hash: Buffer;
  format: FileFormat | null;
  notes: Generated<string[]>;
  columns: ColumnType<StoredColumn[], string | undefined, string>;
  headings_key: string | null;
  mapping: JsonOrNull<Mapping>;
  is_remembered: Generated<boolean>;
  source: JsonOrNull<ImportSource>;
  progress_done: number | null;
  progress_of: number | null;
  progress_step: 'file' | 'rows' | null;
  box: ColumnType<Box | null, number[] | null | undefined, never>;
  failure: string | null;
  removed: number | null;
  paused: number | null;
  uploaded_by: string | null;
  uploaded_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
}

export type StoredColumn = Pick<ImportColumn, 'heading' | 'samples' | 'isSure'>;

export interface StoredPicture {
  /** Path in the archive. */
  file: string;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  place: string;
  author: string;
  licence: string;
  source: string | null;
  alt: string;
  places: ChosenPlace[];
}

export interface PlaceImportRowTable {
  region_id: string;
  import_id: string;
  line: number;
  source_key: string;
  name: string;
  kind_label: string | null;
  lon: number | null;
  lat: number | null;
  verdict: Verdict;
  refusal: RefusalCode | null;
  questions: Generated<QuestionCode[]>;
  notes: ColumnType<{ code: NoteCode; value: string }[], string | undefined, string>;
  unknown_kind: string | null;
  twin_id: string | null;
  twin_metres: number | null;
  twin_verdict: 'same' | 'ask' | null;
  is_own: Generated<boolean>;
  record: JsonOrNull<SourceRecord>;
  picture: JsonOrNull<StoredPicture>;
  decision: Decision | null;
  outcome: Outcome['as'] | null;
  place_id: string | null;
}

export interface StoredSheetChange extends SheetChange {
  value: unknown;
  base?: unknown;
  /** Ids of rows of `company_change`. */
  changeIds?: string[];
}

export interface PlaceSheetRowTable {
  region_id: string;
  import_id: string;
  line: number;
  kind: SheetRowKind;
  name: string;
  place_id: string | null;
  refusal: SheetRefusal | null;
  changes: ColumnType<StoredSheetChange[], string | undefined, string>;
  problems: ColumnType<CellProblem[], string | undefined, string>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    place_import: PlaceImportTable;
    place_import_row: PlaceImportRowTable;
    place_sheet_row: PlaceSheetRowTable;
  }
}
