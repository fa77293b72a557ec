import { sql } from 'kysely';
import { unreadMessages } from '#features/conversations/api/public.ts';
import { joinOperator } from '#features/operators/api/public.ts';
import type { QuotationActor } from '#features/quotations/contract/quotation-states.ts';
import type { Database } from '#server/database/connect.ts';

export interface EventRow {
  at: Date;
  action: string;
  actor: QuotationActor;
  operator: string | null;
  note: Record<string, unknown> | null;
}

export async function readHistory(db: Database, region: string, quotationId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.at, e.action, e.actor, t.name as operator, e.note
    from quotation_event e
      left join offer f on f.region_id = e.region_id and f.id = e.offer_id
      left ${joinOperator('t', 'f.operator_id')}
    where e.region_id = ${region} and e.quotation_id = ${quotationId}
    order by e.id limit 500`.execute(db);
  return rows;
}

export async function countUnreadOpened(
  db: Database,
  region: string,
  keys: readonly { id: string; hash: Buffer }[],
): Promise<{ id: string; unread: number }[]> {
  const { rows } = await sql<{ id: string; unread: number }>`
    select k.quotation_id as id, (
      select count(*)::int from offer o cross join lateral (
        select from ${unreadMessages('operator', { region: sql`o.region_id`, offer: sql`o.id` })}) unread
      where o.region_id = k.region_id and o.quotation_id = k.quotation_id) as unread
    from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ hash }) => hash.toString('hex'))}::text[]) as shown (id, hash)
      join quotation_key k on k.region_id = ${region} and k.quotation_id = shown.id and k.kind = 'link'
        and k.hash = decode(shown.hash, 'hex')`.execute(db);
  return rows;
}
