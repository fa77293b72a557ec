import { readCases } from '#features/payments/api/public.ts';
import { INVARIANT_NAMES } from '#features/payouts/contract/invariants.ts';
import type { MoneyCheck } from '#features/payouts/contract/money-check.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findBroken } from './invariants.store.ts';

/** All queries read one snapshot of the database, so the check may run at any time. */
export function checkMoney(db: Database, region: string): Promise<MoneyCheck> {
  return inTransaction(
    db,
    async (trx) => {
      const broken: MoneyCheck['broken'] = [];
      for (const name of INVARIANT_NAMES) {
        const found = await findBroken(trx, region, name);
        broken.push(...found.map((one) => ({ invariant: name, ...one })));
      }
      return {
        checkedAt: new Date().toISOString(),
        invariants: [...INVARIANT_NAMES],
        broken,
        cases: await readCases(trx, region, 'open'),
      };
    },
    'repeatable read',
  );
}
