import { sql } from 'kysely';
import { joinAccount } from '#features/accounts/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** @returns undefined for a guest's request, and if the account now has another email address */
export async function findAuthor(
  db: Database,
  region: string,
  quotationId: string,
  email: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select a.id from quotation q ${joinAccount('a', 'q.account_id')}
    where q.region_id = ${region} and q.id = ${quotationId} and lower(a.email) = lower(${email})
      and a.state not in ('pending_email', 'erased')`.execute(db);
  return rows[0]?.id ?? null;
}
