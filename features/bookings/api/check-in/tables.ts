import type { ColumnType, Generated } from 'kysely';

export interface VoucherScanTable {
  region_id: string;
  id: string;
  departure_id: string;
  booking_id: string;
  items: string[];
  action: 'redeem' | 'no_show';
  outcome: 'done' | 'already' | 'refused';
  scanned_at: Date;
  received_at: Generated<Date>;
  account_id: string;
}

export interface DepartureMessageTable {
  region_id: string;
  id: string;
  operator_id: string;
  departure_id: string;
  booking_id: ColumnType<string | null, string | null | undefined, never>;
  body: string;
  author_id: string;
  letters: number;
  sent_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    voucher_scan: VoucherScanTable;
    departure_message: DepartureMessageTable;
  }
}
