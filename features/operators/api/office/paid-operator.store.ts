import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { Database } from '#server/database/connect.ts';

/** An operator as whoever pays it has to know it. */
export interface PaidOperator {
  id: string;
  name: string;
  fictional: boolean;
  state: OperatorState;
  /** Its account, sealed (`openBankAccounts`); null while it gave none. */
  bank_sealed: Buffer | null;
}

/** By id; unknown ones are absent. */
export async function readPaidOperators(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, PaidOperator>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('operator')
    .select(['id', 'name', 'fictional', 'state', 'bank_sealed'])
    .where('region_id', '=', region)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
