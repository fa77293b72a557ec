import type { CancelledFor } from '#features/operators/contract/departure-states.ts';
import type { Database } from '#server/database/connect.ts';

export async function readCalledOff(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<{ departureId: string; cause: CancelledFor }[]> {
  const rows = await db
    .selectFrom('departure')
    .select(['id as departureId', 'cancelled_for as cause'])
    .where('region_id', '=', region)
    .where('id', 'in', ids)
    .where('state', '=', 'cancelled')
    .execute();
  return rows.map(({ departureId, cause }) => ({ departureId, cause: cause ?? 'operator' }));
}
