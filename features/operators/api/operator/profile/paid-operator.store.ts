import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { Database } from '#server/database/connect.ts';

export interface PaidOperator {
  id: string;
  name: string;
  fictional: boolean;
  state: OperatorState;
  bank_sealed: Buffer | null;
  /** `true` while a changed account waits. Nothing is paid out during the wait. */
  account_changing: boolean;
}

/** The result is keyed by operator id, and unknown ids are left out. */
export async function readPaidOperators(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, PaidOperator>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('operator')
    .select(['id', 'name', 'fictional', 'state', 'bank_sealed'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator_bank_change as change')
          .select('change.id')
          .whereRef('change.region_id', '=', 'operator.region_id')
          .whereRef('change.operator_id', '=', 'operator.id')
          .where('change.state', '=', 'waiting'),
      ).as('account_changing'),
    )
    .where('region_id', '=', region)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, account_changing: Boolean(row.account_changing) }]));
}
