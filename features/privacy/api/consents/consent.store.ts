import { sql } from 'kysely';
import type { Decision } from '#features/privacy/contract/consent.ts';
import type { Database } from '#server/database/connect.ts';

/** Stores each decision once. A time in the future is stored as the current time. */
export async function insertDecisions(
  db: Database,
  region: string,
  accountId: string,
  decisions: readonly Decision[],
): Promise<void> {
  if (decisions.length === 0) return;
  await db
    .insertInto('consent')
    .values(
      decisions.map(({ purpose, version, given, place, decidedAt }) => ({
        region_id: region,
        account_id: accountId,
        purpose,
        version,
        given,
        place,
        decided_at: sql<Date>`least(${decidedAt}::timestamptz, clock_timestamp())`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['region_id', 'account_id', 'purpose', 'decided_at']).doNothing())
    .execute();
}

export async function listDecisions(db: Database, region: string, accountId: string): Promise<Decision[]> {
  const rows = await db
    .selectFrom('consent')
    .selectAll()
    .where('region_id', '=', region)
    .where('account_id', '=', accountId)
    .orderBy('decided_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ purpose, version, given, place, decided_at }) => ({
    purpose,
    version,
    given,
    place,
    decidedAt: decided_at.toISOString(),
  }));
}
