import type { ColumnType, Generated } from 'kysely';
import type { ComplaintSheet } from '#features/complaints/contract/complaint.ts';
import type { ComplaintActor, ComplaintState } from '#features/complaints/contract/complaint-states.ts';

export interface ComplaintCounterTable {
  region_id: string;
  year: number;
  last: number;
}

export interface ComplaintTable {
  region_id: string;
  reference: string;
  year: number;
  number: number;
  country: string;
  kind: string;
  state: ComplaintState;
  sheet: ColumnType<ComplaintSheet, string, string>;
  email: string;
  account_id: string | null;
  creation_hash: Buffer;
  filed_at: Generated<Date>;
  clock_from: string;
  due_on: string;
  extended: Generated<boolean>;
  assigned_to: string | null;
  answered_at: Date | null;
  in_time: boolean | null;
  changed_at: Generated<Date>;
  pin_failures: Generated<number>;
  pin_failures_since: Date | null;
}

export interface ComplaintKeyTable {
  region_id: string;
  reference: string;
  kind: 'link' | 'pin';
  hash: Buffer;
  made_at: Generated<Date>;
}

export interface ComplaintEventTable {
  region_id: string;
  reference: string;
  id: Generated<string>;
  at: Generated<Date>;
  action: string;
  from_state: ComplaintState | null;
  to_state: ComplaintState;
  actor: ComplaintActor;
  actor_id: string | null;
  body: string | null;
  due_on: string | null;
  inner_only: Generated<boolean>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    complaint_counter: ComplaintCounterTable;
    complaint: ComplaintTable;
    complaint_key: ComplaintKeyTable;
    complaint_event: ComplaintEventTable;
  }
}
