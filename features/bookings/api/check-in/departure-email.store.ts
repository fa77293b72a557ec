import { sql } from 'kysely';
import { joinOperator } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';

export interface DepartureEmail {
  body: string;
  operatorName: string;
  phone: string | null;
  email: string | null;
}

export async function readDepartureEmail(
  db: Database,
  region: string,
  messageId: string,
): Promise<DepartureEmail | undefined> {
  const { rows } = await sql<DepartureEmail>`
    select m.body, t.name as "operatorName", t.profile->>'phone' as phone, t.profile->>'email' as email
    from departure_message m ${joinOperator('t', 'm.operator_id')}
    where m.region_id = ${region} and m.id = ${messageId}`.execute(db);
  return rows[0];
}
