import type { ColumnType, Generated } from 'kysely';
import type { ClosureArea, ClosureKind } from '#features/closures/contract/closure.ts';
import type { ClosureState } from '#features/closures/contract/closure-states.ts';
import type { NoticeState } from '#features/closures/contract/notice-states.ts';

type Day = ColumnType<string | Date, string, string>;

/** The region, or a member of the team of the closed place. */
export type MadeAs = 'region' | 'owner' | 'editor';

export interface ClosureTable {
  region_id: string;
  id: Generated<string>;
  kind: ClosureKind;
  state: Generated<ClosureState>;
  version: Generated<number>;
  place_id: string | null;
  name: string | null;
  area: ColumnType<ClosureArea | null, string | null, string | null>;
  severity: 'closed' | 'slower';
  factor: ColumnType<string | null, number | null, number | null>;
  starts_on: Day;
  ends_on: ColumnType<string | Date | null, string | null, string | null>;
  closed_from: number | null;
  closed_to: number | null;
  made_as: Generated<MadeAs>;
  time_zone: string;
  reason: string;
  source: string;
  source_url: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  announced_at: Date | null;
  ended_at: Date | null;
}

/** A notice in the words of the team of a place. */
export interface PlaceNoticeTable {
  region_id: string;
  id: string;
  place_id: string;
  body: string;
  starts_on: Day;
  ends_on: Day;
  state: Generated<NoticeState>;
  made_as: Exclude<MadeAs, 'region'>;
  created_by: string | null;
  created_at: Generated<Date>;
  ended_at: Date | null;
  reason: string | null;
  decided_by: string | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    closure: ClosureTable;
    place_notice: PlaceNoticeTable;
  }
}
