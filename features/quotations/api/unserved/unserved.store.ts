import { type Insertable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { UnservedDemandTable } from '../tables.ts';

/** Keeps what nobody fitted; the same request again, with changes, takes its place and keeps its day. */
export async function saveUnserved(db: Database, demand: Insertable<UnservedDemandTable>): Promise<void> {
  const { region_id: _, creation_hash: __, ...asked } = demand;
  await db
    .insertInto('unserved_demand')
    .values(demand)
    .onConflict((same) => same.columns(['region_id', 'creation_hash']).doUpdateSet(asked))
    .execute();
}

/** Operators were found for it after all. */
export async function dropUnserved(trx: Database, region: string, creationHash: Buffer): Promise<void> {
  await trx
    .deleteFrom('unserved_demand')
    .where('region_id', '=', region)
    .where('creation_hash', '=', creationHash)
    .execute();
}

/** Whole quarters, so that no two readings of one differ by few people. */
export async function dropOldUnserved(db: Database, region: string, zone: string): Promise<void> {
  await sql`
    delete from unserved_demand
    where region_id = ${region}
      and asked_at < (date_trunc('quarter', now() at time zone ${zone}) - interval '2 years') at time zone ${zone}`.execute(
    db,
  );
}
