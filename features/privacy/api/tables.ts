import type { Generated } from 'kysely';
import type { ConsentPlace, PurposeId } from '#features/privacy/contract/consent.ts';

export interface ConsentTable {
  region_id: string;
  id: Generated<string>;
  account_id: string;
  purpose: PurposeId;
  version: number;
  given: boolean;
  place: ConsentPlace;
  decided_at: Date;
  recorded_at: Generated<Date>;
}

export interface DataCopyTable {
  region_id: string;
  id: Generated<string>;
  account_id: string;
  state: Generated<'waiting' | 'working' | 'ready' | 'failed'>;
  progress: Generated<number>;
  asked_at: Generated<Date>;
  ready_at: Date | null;
  expires_at: Date | null;
  file_id: string | null;
  bytes: number | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    consent: ConsentTable;
    data_copy: DataCopyTable;
  }
}
