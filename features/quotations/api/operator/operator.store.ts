import { sql } from 'kysely';
import { unreadMessages } from '#features/conversations/api/public.ts';
import type { OfferDraft } from '#features/quotations/contract/offer.ts';
import type { Database } from '#server/database/connect.ts';
import type { OfferRow, QuotationRow, VersionRow } from '../quotation.store.ts';
import type { QuotationEventTable } from '../tables.ts';

export async function findOperatorOffer(
  db: Database,
  { region, operatorId, offerId }: { region: string; operatorId: string; offerId: string },
): Promise<{ offer: OfferRow; quotation: QuotationRow } | undefined> {
  const offer = await db
    .selectFrom('offer')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', offerId)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (!offer) return undefined;
  const quotation = await db
    .selectFrom('quotation')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', offer.quotation_id)
    .executeTakeFirstOrThrow();
  return { offer, quotation };
}

export function readVersions(db: Database, { region_id, id }: OfferRow): Promise<VersionRow[]> {
  return db
    .selectFrom('offer_version')
    .selectAll()
    .where('region_id', '=', region_id)
    .where('offer_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
}

export type EventRow = Pick<QuotationEventTable, 'offer_id' | 'action' | 'from_state' | 'to_state' | 'actor'> & {
  at: Date;
  note: Record<string, unknown> | null;
};

export async function readHistory(db: Database, { region_id, id, quotation_id }: OfferRow): Promise<EventRow[]> {
  return db
    .selectFrom('quotation_event')
    .select(['offer_id', 'at', 'action', 'from_state', 'to_state', 'actor', 'note'])
    .where('region_id', '=', region_id)
    .where('quotation_id', '=', quotation_id)
    .where((is) => is.or([is('offer_id', '=', id), is('offer_id', 'is', null)]))
    .orderBy('id')
    .execute();
}

export async function countAround(
  db: Database,
  { region_id, id, quotation_id }: OfferRow,
): Promise<{ asked: number; unread: number }> {
  const { rows } = await sql<{ asked: number; unread: number }>`
    select (select count(*)::int from offer where region_id = ${region_id} and quotation_id = ${quotation_id}) as asked,
      (select count(*)::int from ${unreadMessages('traveller', { region: sql`${region_id}`, offer: sql`${id}` })}) as unread`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * @param over time at which the replaced draft was saved
 * @returns false if a newer draft is stored
 */
export async function saveDraft(
  db: Database,
  { region_id, id }: OfferRow,
  { draft, over, now }: { draft: OfferDraft; over: Date | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update offer set draft = ${JSON.stringify(draft)}, draft_changed_at = ${now}
    where region_id = ${region_id} and id = ${id} and draft_changed_at is not distinct from ${over}::timestamptz
      and state in ('requested', 'viewed', 'answered', 'changes_requested')
    returning id`.execute(db);
  return rows.length > 0;
}
