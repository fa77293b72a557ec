import { type OpenBalance, readOpenBalances } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** @returns the negative balances that coming earnings do not cover. */
export async function readOwing(db: Database, region: string): Promise<OpenBalance[]> {
  const balances = await readOpenBalances(db, region, null);
  return balances.filter(({ releasable, accrued }) => releasable < 0 && releasable + accrued < 0);
}
