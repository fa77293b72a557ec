import { sql } from 'kysely';
import { FACTS, type FactName } from '#features/places/contract/place-facts.ts';
import type { Database } from '#server/database/connect.ts';
import { EDITED_AS, FACT_COLUMNS, type FactRow, factsOf, isEdited, isSameFact, isStated } from './facts.rules.ts';

interface Kept {
  row: FactRow & { id: string; edited_fields: string[] };
  /** Values that people replaced. */
  replaced: { fact: string; value: unknown }[];
}

/**
 * Compares imported values with corrected facts. A value that a person already replaced is no news.
 * @param imported columns of `company` as JSON
 */
export async function noteDifferences(
  trx: Database,
  region: string,
  imported: readonly (Record<string, unknown> & { id: string })[],
): Promise<void> {
  const { rows: kept } = await sql<Kept>`
    select to_jsonb(company) as row, (select coalesce(jsonb_agg(jsonb_build_object('fact', fact, 'value', before)), '[]')
      from company_change as change where change.region_id = company.region_id and change.company_id = company.id) as replaced
    from company where region_id = ${region} and edited_fields <> '{}'`.execute(trx);
  const byId = new Map(imported.map((row) => [row.id, row]));
  const found = kept.flatMap(({ row, replaced }) => {
    const theirs = byId.get(row.id);
    return theirs ? differencesOf(row, theirs, replaced) : [];
  });
  const rows = JSON.stringify(found);
  await sql`
    delete from company_difference where region_id = ${region} and (company_id, fact) not in (
      select company_id, fact from jsonb_to_recordset(${rows}::jsonb) as found (company_id uuid, fact text))`.execute(
    trx,
  );
  await sql`
    insert into company_difference (region_id, company_id, fact, columns)
    select ${region}, company_id, fact, columns
    from jsonb_to_recordset(${rows}::jsonb) as found (company_id uuid, fact text, columns jsonb)
    on conflict (region_id, company_id, fact) do update
      set columns = excluded.columns, noticed_at = now(), settled_at = null
      where company_difference.columns is distinct from excluded.columns`.execute(trx);
}

function differencesOf(row: Kept['row'], theirs: Record<string, unknown>, replaced: Kept['replaced']) {
  const ours = factsOf(row);
  const other = factsOf({ ...row, ...theirs });
  return FACTS.filter(
    (fact) =>
      isEdited(fact, row.edited_fields) &&
      EDITED_AS[fact].every((column) => column in theirs) &&
      isStated(other[fact]) &&
      !isSameFact(other[fact], ours[fact]) &&
      !replaced.some((one) => one.fact === fact && isSameFact(one.value, other[fact])),
  ).map((fact) => ({
    company_id: row.id,
    fact,
    columns: Object.fromEntries(FACT_COLUMNS[fact].map((column) => [column, theirs[column] ?? null])),
  }));
}

export interface DifferenceRow {
  fact: FactName;
  columns: Record<string, unknown>;
  noticed_at: Date;
}

export async function openDifferences(db: Database, region: string, placeId: string): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    select fact, columns, noticed_at from company_difference
    where region_id = ${region} and company_id = ${placeId}::uuid and settled_at is null order by fact`.execute(db);
  return rows;
}

export async function settleDifference(trx: Database, region: string, placeId: string, fact: FactName): Promise<void> {
  await sql`
    update company_difference set settled_at = now()
    where region_id = ${region} and company_id = ${placeId}::uuid and fact = ${fact} and settled_at is null`.execute(
    trx,
  );
}

export async function countOpenDifferences(
  db: Database,
  region: string,
): Promise<{ count: number; oldest: Date | null; newest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null; newest: Date | null }>`
    select count(*)::int as count, min(noticed_at) as oldest, max(noticed_at) as newest
    from company_difference where region_id = ${region} and settled_at is null`.execute(db);
  return rows[0]!;
}
