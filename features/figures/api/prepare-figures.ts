import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { deleteFictional, hasFictional } from './fictional.store.ts';

/** In production, deletes the invented events of tools/demo. */
export async function prepareFigures({ db, config }: Platform): Promise<void> {
  if (config.MODE !== 'production' || !(await hasFictional(db, config.REGION, null))) return;
  await inTransaction(db, (trx) => deleteFictional(trx, config.REGION));
}
