import { sql } from 'kysely';
import type { QuotationActor } from '#features/quotations/contract/quotation-states.ts';
import type { Database } from '#server/database/connect.ts';

export interface EventRow {
  at: Date;
  action: string;
  actor: QuotationActor;
  operator: string | null;
  note: Record<string, unknown> | null;
}

/** Events of a request and of all its offers, the oldest first, for its traveller. */
export async function readHistory(db: Database, region: string, quotationId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.at, e.action, e.actor, t.name as operator, e.note
    from quotation_event e
      left join offer f on f.region_id = e.region_id and f.id = e.offer_id
      left join operator t on t.region_id = f.region_id and t.id = f.operator_id
    where e.region_id = ${region} and e.quotation_id = ${quotationId}
    order by e.id limit 500`.execute(db);
  return rows;
}

/** Unread messages of one side in several offers. */
export async function countUnread(
  db: Database,
  region: string,
  offerIds: readonly string[],
  from: 'traveller' | 'operator',
): Promise<Map<string, number>> {
  if (offerIds.length === 0) return new Map();
  const { rows } = await sql<{ offer_id: string; unread: number }>`
    select offer_id, count(*)::int as unread from quotation_message
    where region_id = ${region} and offer_id = any(${offerIds}::uuid[]) and side = ${from} and read_at is null
    group by offer_id`.execute(db);
  return new Map(rows.map(({ offer_id, unread }) => [offer_id, unread]));
}

/** Unread messages of operators for each request that a key opens: by `quotation_key`, then by `quotation_message_unread`. */
export async function countUnreadOpened(
  db: Database,
  region: string,
  keys: readonly { id: string; hash: Buffer }[],
): Promise<{ id: string; unread: number }[]> {
  const { rows } = await sql<{ id: string; unread: number }>`
    select k.quotation_id as id, (
      select count(*)::int from offer o join quotation_message m on m.region_id = o.region_id and m.offer_id = o.id
      where o.region_id = k.region_id and o.quotation_id = k.quotation_id and m.side = 'operator' and m.read_at is null) as unread
    from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ hash }) => hash.toString('hex'))}::text[]) as shown (id, hash)
      join quotation_key k on k.region_id = ${region} and k.quotation_id = shown.id and k.kind = 'link'
        and k.hash = decode(shown.hash, 'hex')`.execute(db);
  return rows;
}

export async function listFiles(
  db: Database,
  region: string,
  quotationId: string,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('quotation_file')
    .select(['id', 'name'])
    .where('region_id', '=', region)
    .where('quotation_id', '=', quotationId)
    .where('message_id', 'is', null)
    .orderBy('added_at')
    .execute();
}
