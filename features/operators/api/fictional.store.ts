import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export async function countFictional(db: Database, region: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from operator where region_id = ${region} and fictional and state <> 'suspended'`.execute(
    db,
  );
  return rows[0]!.count;
}

export async function suspendFictional(trx: Database, region: string): Promise<void> {
  await sql`
    with gone as (update operator set state = 'suspended', review_note = 'Operador de demostración', changed_at = now()
      where region_id = ${region} and fictional and state = 'verified' returning id)
    insert into operator_event (region_id, operator_id, action, from_state, to_state, reason)
    select ${region}, id, 'suspend', 'verified', 'suspended', 'Production does not sell what was invented' from gone`.execute(
    trx,
  );
}
