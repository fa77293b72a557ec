import { type Insertable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { UnservedDemandTable } from '../tables.ts';

/** Stores an unserved request. The same request with changes replaces it and keeps its first day. */
export async function saveUnserved(db: Database, unserved: Insertable<UnservedDemandTable>): Promise<void> {
  const { region_id: _, creation_hash: __, ...asked } = unserved;
  await db
    .insertInto('unserved_demand')
    .values(unserved)
    .onConflict((same) => same.columns(['region_id', 'creation_hash']).doUpdateSet(asked))
    .execute();
}

/** Deletes an unserved request when operators were found for it after all. */
export async function dropUnserved(trx: Database, region: string, creationHash: Buffer): Promise<void> {
  await trx
    .deleteFrom('unserved_demand')
    .where('region_id', '=', region)
    .where('creation_hash', '=', creationHash)
    .execute();
}

/** It deletes whole quarters, so that two versions of one quarter's report never differ by few people. */
export async function dropOldUnserved(db: Database, region: string, zone: string): Promise<void> {
  await sql`
    delete from unserved_demand
    where region_id = ${region}
      and asked_at < (date_trunc('quarter', now() at time zone ${zone}) - interval '2 years') at time zone ${zone}`.execute(
    db,
  );
}
