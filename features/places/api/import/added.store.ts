import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { SourceRecord } from './source-record.ts';

/** The newest record of each key. The record of a later import comes first, so that its facts count. */
export async function addedRecords(db: Database, region: string): Promise<SourceRecord[]> {
  const { rows } = await sql<{ record: SourceRecord }>`
    select record from (
      select distinct on (source_key) source_key, record, added_at from added_record where region_id = ${region}
      order by source_key, added_at desc, import_id) newest
    order by added_at desc, source_key`.execute(db);
  return rows.map(({ record }) => record);
}

const CHUNK = 2000;

/** Replaces the records of an import that have the same keys. */
export async function saveAddedRecords(
  trx: Database,
  region: string,
  importId: string,
  records: readonly SourceRecord[],
): Promise<void> {
  for (let at = 0; at < records.length; at += CHUNK) {
    const rows = records
      .slice(at, at + CHUNK)
      .map((record) => ({ source_key: record.key, source: record.source, record }));
    await sql`
      insert into added_record (region_id, source_key, import_id, source, added_at, record)
      select ${region}, source_key, ${importId}::uuid, source, clock_timestamp(), record
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (source_key text, source text, record jsonb)
      on conflict (region_id, source_key, import_id) do update set record = excluded.record, source = excluded.source`.execute(
      trx,
    );
  }
}

/** @returns the keys that no other import states */
export async function dropAddedRecords(trx: Database, region: string, importId: string): Promise<string[]> {
  const { rows } = await sql<{ source_key: string; others: boolean }>`
    with dropped as (
      delete from added_record where region_id = ${region} and import_id = ${importId}::uuid returning source_key)
    select source_key, exists (select from added_record other where other.region_id = ${region}
      and other.source_key = dropped.source_key and other.import_id <> ${importId}::uuid) as others
    from dropped`.execute(trx);
  return rows.filter(({ others }) => !others).map(({ source_key }) => source_key);
}

/** @returns the ids of the places that had these keys */
export async function dropSources(trx: Database, region: string, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ company_id: string }>`
    delete from company_source where region_id = ${region} and source_key = any(${keys}::text[]) returning company_id`.execute(
    trx,
  );
  return [...new Set(rows.map(({ company_id }) => company_id))];
}

/** Connects a key with a place that a person added. The import then keeps the person's texts and position. */
export async function linkPlace(
  trx: Database,
  region: string,
  { record, placeId, licence }: { record: SourceRecord; placeId: string; licence: string },
): Promise<void> {
  await sql`
    insert into company_source (region_id, source, source_key, company_id, licence, dated, url, raw)
    values (${region}, ${record.source}, ${record.key}, ${placeId}::uuid, ${licence}, ${record.date}, ${record.url}, ${JSON.stringify(record.raw)}::jsonb)
    on conflict (region_id, source, source_key) do nothing`.execute(trx);
  await sql`
    update company set edited_fields = (select array(select distinct unnest(edited_fields || array['name', 'category', 'kind_label', 'lon', 'lat']
      || case when address is null then '{}' else array['address'] end || case when phones = '{}' then '{}' else array['phones'] end
      || case when website is null then '{}' else array['website'] end || case when summary is null then '{}' else array['summary'] end)))
    where region_id = ${region} and id = ${placeId}::uuid`.execute(trx);
}

/** Places without any source that no person has touched: only the dropped import made them. */
export async function orphanPlaces(trx: Database, region: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company where region_id = ${region} and id = any(${ids}::uuid[]) and claim = 'unclaimed'
      and not exists (select from company_source s where s.region_id = company.region_id and s.company_id = company.id)
      and not exists (select from company_change c where c.region_id = company.region_id and c.company_id = company.id)
      and not exists (select from company_move m where m.region_id = company.region_id and company.id in (m.from_id, m.to_id))`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/**
 * Of added places, those that only these changes have touched since, and that have no source and no owner.
 * @param changes ids of rows of `company_change`
 */
export async function untouchedPlaces(
  trx: Database,
  region: string,
  ids: readonly string[],
  changes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company where region_id = ${region} and id = any(${ids}::uuid[]) and claim = 'unclaimed'
      and not exists (select from company_source s where s.region_id = company.region_id and s.company_id = company.id)
      and not exists (select from company_change c where c.region_id = company.region_id and c.company_id = company.id
        and c.id <> all(${changes}::uuid[]))
      and not exists (select from company_move m where m.region_id = company.region_id and company.id in (m.from_id, m.to_id))`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

export async function removePlaces(trx: Database, region: string, ids: readonly string[]): Promise<void> {
  await sql`
    update company set part_of = case when part_of = any(${ids}::uuid[]) then null else part_of end,
      ticket = case when ticket = any(${ids}::uuid[]) then null else ticket end
    where region_id = ${region} and (part_of = any(${ids}::uuid[]) or ticket = any(${ids}::uuid[]))`.execute(trx);
  await sql`delete from company where region_id = ${region} and id = any(${ids}::uuid[])`.execute(trx);
}

/** Places that the undo of an import paused, and that no person has moved since. */
export async function pausedByUndo(trx: Database, region: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company where region_id = ${region} and id = any(${ids}::uuid[]) and status = 'paused'
      and (select made_by is null and after = '"paused"' from company_change c where c.region_id = company.region_id
        and c.company_id = company.id and c.fact = 'state' order by at desc, id limit 1)`.execute(trx);
  return rows.map(({ id }) => id);
}
