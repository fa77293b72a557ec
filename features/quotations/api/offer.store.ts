import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { OfferRow, VersionRow } from './quotation.store.ts';
import type { OfferTable, OfferVersionTable, QuotationEventTable } from './tables.ts';

export function insertOffers(trx: Database, offers: Insertable<OfferTable>[]): Promise<OfferRow[]> {
  return trx.insertInto('offer').values(offers).returningAll().execute();
}

export function readOffers(db: Database, region: string, quotationId: string): Promise<OfferRow[]> {
  return db
    .selectFrom('offer')
    .selectAll()
    .where('region_id', '=', region)
    .where('quotation_id', '=', quotationId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/** The caller has locked the request. */
export function lockOffers(trx: Database, region: string, quotationId: string): Promise<OfferRow[]> {
  return trx
    .selectFrom('offer')
    .selectAll()
    .where('region_id', '=', region)
    .where('quotation_id', '=', quotationId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function findOffer(db: Database, region: string, id: string): Promise<OfferRow | undefined> {
  return db.selectFrom('offer').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export function findOfferOfOrder(db: Database, region: string, orderId: string): Promise<OfferRow | undefined> {
  return db
    .selectFrom('offer')
    .selectAll()
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

export function saveOffer(
  trx: Database,
  { region_id, id }: Pick<OfferRow, 'region_id' | 'id'>,
  change: Updateable<OfferTable>,
): Promise<OfferRow> {
  return trx
    .updateTable('offer')
    .set({ ...change, changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function readCurrentVersions(
  db: Database,
  region: string,
  offerIds: readonly string[],
): Promise<Map<string, VersionRow>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('offer_version')
    .innerJoin('offer', (on) =>
      on
        .onRef('offer.region_id', '=', 'offer_version.region_id')
        .onRef('offer.id', '=', 'offer_version.offer_id')
        .onRef('offer.version', '=', 'offer_version.version'),
    )
    .selectAll('offer_version')
    .where('offer_version.region_id', '=', region)
    .where('offer_version.offer_id', 'in', [...offerIds])
    .execute();
  return new Map(rows.map((row) => [row.offer_id, row]));
}

export function findVersion(
  db: Database,
  region: string,
  offerId: string,
  version: number,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('offer_version')
    .selectAll()
    .where('region_id', '=', region)
    .where('offer_id', '=', offerId)
    .where('version', '=', version)
    .executeTakeFirst();
}

export async function insertVersion(trx: Database, version: Insertable<OfferVersionTable>): Promise<void> {
  await trx.insertInto('offer_version').values(version).execute();
}

export async function recordEvents(trx: Database, events: Insertable<QuotationEventTable>[]): Promise<void> {
  if (events.length > 0) await trx.insertInto('quotation_event').values(events).execute();
}
