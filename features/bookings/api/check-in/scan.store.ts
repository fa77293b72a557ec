import type { Selectable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { VoucherScanTable } from './tables.ts';

export type ScanRow = Selectable<VoucherScanTable>;

export async function readScans(db: Database, region: string, ids: readonly string[]): Promise<Map<string, ScanRow>> {
  const rows = await db
    .selectFrom('voucher_scan')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function insertScan(trx: Database, scan: Omit<ScanRow, 'received_at'>): Promise<void> {
  await trx.insertInto('voucher_scan').values(scan).execute();
}

export async function forgetAdmissions(trx: Database, region: string, bookingId: string): Promise<void> {
  await trx
    .updateTable('voucher_scan')
    .set({ outcome: 'refused' })
    .where('region_id', '=', region)
    .where('booking_id', '=', bookingId)
    .where('outcome', '=', 'done')
    .execute();
}
