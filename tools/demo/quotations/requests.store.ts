import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export async function findTraveller(db: Database, region: string, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from account where region_id = ${region} and email_key = ${email} and state = 'active'`.execute(db);
  return rows[0]?.id;
}

export async function hasOpenRequest(db: Database, region: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from quotation where region_id = ${region} and account_id = ${accountId} and state in ('open', 'answered') limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function letTimePass(trx: Database, region: string, quotationId: string, hours: number): Promise<void> {
  const by = sql`make_interval(secs => ${hours * 3600})`;
  await sql`
    update quotation set created_at = created_at - ${by} where region_id = ${region} and id = ${quotationId}`.execute(
    trx,
  );
  await sql`
    update quotation_event set at = at - ${by} where region_id = ${region} and quotation_id = ${quotationId}`.execute(
    trx,
  );
  await sql`
    update offer set asked_at = asked_at - ${by}, answer_due_at = answer_due_at - ${by}, ends_at = ends_at - ${by}
    where region_id = ${region} and quotation_id = ${quotationId}`.execute(trx);
}
