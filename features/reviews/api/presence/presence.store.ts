import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { FoundOwner } from '../owners.ts';
import type { PresenceTable } from '../tables.ts';

export type PresenceRow = Selectable<PresenceTable>;

/** @returns the proof of the last `days` days */
export async function findPresence(
  db: Database,
  region: string,
  { owner, accountId, days }: { owner: FoundOwner; accountId: string; days: number },
): Promise<PresenceRow | undefined> {
  return ofAccount(db, region, owner, accountId)
    .where('proved_at', '>', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .executeTakeFirst();
}

const ofAccount = (db: Database, region: string, { kind, id }: FoundOwner, accountId: string) =>
  db
    .selectFrom('presence')
    .selectAll()
    .where('region_id', '=', region)
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('account_id', '=', accountId);

/**
 * Stores the proof if the last one is older than `days`. Of two requests at once, the second waits for the first.
 * @returns the stored proof, which may be an earlier one
 */
export async function keepPresence(
  trx: Database,
  region: string,
  { owner, accountId, id, days }: { owner: FoundOwner; accountId: string; id: string; days: number },
): Promise<PresenceRow> {
  await trx
    .insertInto('presence')
    .values({
      region_id: region,
      owner_kind: owner.kind,
      owner_id: owner.id,
      account_id: accountId,
      id,
      proved_at: sql<Date>`now()`,
    })
    .onConflict((same) =>
      same
        .columns(['region_id', 'owner_kind', 'owner_id', 'account_id'])
        .doUpdateSet({ id, proved_at: sql<Date>`now()` })
        .where('presence.proved_at', '<=', sql<Date>`now() - make_interval(days => ${days}::int)`),
    )
    .execute();
  return ofAccount(trx, region, owner, accountId).executeTakeFirstOrThrow();
}

/** A proof that no longer counts is deleted. */
export async function dropOldPresence(db: Database, region: string, days: number): Promise<void> {
  await sql`
    delete from presence
    where region_id = ${region} and proved_at < clock_timestamp() - make_interval(days => ${days}::int)`.execute(db);
}
