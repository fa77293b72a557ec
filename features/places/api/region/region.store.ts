import { type Selectable, sql } from 'kysely';
import { accountName } from '#features/accounts/api/public.ts';
import { UNSETTLED_DOUBTS } from '#features/places/api/doubts.store.ts';
import type { PlaceTable } from '#features/places/api/tables.ts';
import type { PlaceDoubt } from '#features/places/contract/place.ts';
import type { MadeAs } from '#features/places/contract/place-facts.ts';
import type { PlaceState } from '#features/places/contract/place-states.ts';
import type { PlaceChange } from '#features/places/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { FactRow } from './facts.rules.ts';

export type RegionRow = FactRow &
  Pick<
    Selectable<PlaceTable>,
    | 'id'
    | 'slug'
    | 'status'
    | 'status_reason'
    | 'edited_fields'
    | 'updated_at'
    | 'hours_source'
    | 'summary_source'
    | 'claim'
    | 'hours_stale'
    | 'interest'
    | 'interest_before'
    | 'merged_into'
  > & {
    operator_id: string | null;
    doubts: PlaceDoubt[];
    /** Local day. */
    hours_verified_on: string | null;
  };

const COLUMNS = [
  ...(['id', 'slug', 'status', 'status_reason', 'poster', 'edited_fields', 'updated_at', 'claim'] as const),
  ...(['name', 'other_names', 'category', 'kind_label', 'summary', 'summary_source', 'district', 'address'] as const),
  ...(['phones', 'website', 'lon', 'lat', 'hours_class', 'hours_rule', 'hours_note', 'hours_source', 'fees'] as const),
  ...(['needs', 'activities', 'whatsapp', 'email', 'payment_means', 'access', 'languages', 'register'] as const),
  ...(['hours_stale', 'interest', 'interest_before', 'merged_into'] as const),
] as const;

const operatorOf = (operators: Rows) =>
  sql<string | null>`(select o.id from ${operators('o')}
    where o.region_id = company.region_id and o.company_id = company.id limit 1)`.as('operator_id');

const VERIFIED_ON = sql<string | null>`hours_verified_at::text`.as('hours_verified_on');

export async function findRegionPlace(
  db: Database,
  region: string,
  operators: Rows,
  id: string,
): Promise<RegionRow | undefined> {
  return (await findRegionPlaces(db, region, operators, [id]))[0];
}

export async function findRegionPlaces(
  db: Database,
  region: string,
  operators: Rows,
  ids: readonly string[],
): Promise<RegionRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('company')
    .select([...COLUMNS, operatorOf(operators), VERIFIED_ON, UNSETTLED_DOUBTS.as('doubts')])
    .where('region_id', '=', region)
    .where('id', 'in', [...ids])
    .execute();
}

export async function lockRegionPlace(
  trx: Database,
  region: string,
  operators: Rows,
  id: string,
): Promise<RegionRow | undefined> {
  return trx
    .selectFrom('company')
    .select([...COLUMNS, operatorOf(operators), VERIFIED_ON, UNSETTLED_DOUBTS.as('doubts')])
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The stored values of columns, as JSON. */
export async function readColumns(
  trx: Database,
  region: string,
  id: string,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ columns: Record<string, unknown> }>`
    select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(company)) where key = any(${names}::text[])) as columns
    from company where region_id = ${region} and id = ${id}::uuid`.execute(trx);
  return rows[0]!.columns;
}

/** @param columns JSON values of columns of `company` */
export async function writeColumns(
  trx: Database,
  region: string,
  id: string,
  columns: Record<string, unknown>,
  edited: readonly string[],
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  await sql`
    update company set (${names}) = (select ${names} from jsonb_populate_record(null::company, ${JSON.stringify(columns)}::jsonb)),
      edited_fields = ${edited}::text[], updated_at = now()
    where region_id = ${region} and id = ${id}::uuid`.execute(trx);
}

export async function writeState(
  trx: Database,
  region: string,
  id: string,
  state: PlaceState,
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('company')
    .set({ status: state, status_reason: reason, closed_until: null, updated_at: sql`now()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

/** The reason of an earlier suspension or closing stays, so that an undo shows it again. */
export async function writeMerged(
  trx: Database,
  region: string,
  id: string,
  { state, into }: { state: PlaceState; into: string | null },
): Promise<void> {
  await trx
    .updateTable('company')
    .set({ status: state, merged_into: into, updated_at: sql`now()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

export interface NewChange extends Pick<PlaceChange, 'fact' | 'before' | 'after' | 'source' | 'undoes'> {
  placeId: string;
  by: string | null;
  madeAs: MadeAs;
  columns: Record<string, unknown>;
  wasEdited: boolean;
}

/** @returns the id of the change */
export async function insertChange(trx: Database, region: string, change: NewChange): Promise<string> {
  const { id } = await trx
    .insertInto('company_change')
    .values({
      region_id: region,
      company_id: change.placeId,
      at: sql`clock_timestamp()`,
      made_by: change.by,
      made_as: change.madeAs,
      fact: change.fact,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      source: change.source,
      columns: JSON.stringify(change.columns),
      was_edited: change.wasEdited,
      undoes: change.undoes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface ChangeRow extends Omit<PlaceChange, 'at' | 'as' | 'canUndo'> {
  at: Date;
  made_as: MadeAs;
  columns: Record<string, unknown>;
  was_edited: boolean;
  /** No later change has the same fact. */
  is_last: boolean;
}

/** @param of only changes in these roles */
export async function listChanges(
  db: Database,
  region: string,
  placeId: string,
  { limit, of }: { limit: number; of: readonly MadeAs[] },
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select * from (
      select change.id, change.at, change.fact, change.before, change.after, change.source, change.undoes, change.columns, change.was_edited,
        change.made_as, ${accountName('change', 'made_by')} as by,
        row_number() over (partition by change.fact order by change.at desc, change.id) = 1 as is_last
      from company_change as change
      where change.region_id = ${region} and change.company_id = ${placeId}::uuid
    ) as change
    where made_as = any(${[...of]}::text[])
    order by at desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function findChange(
  trx: Database,
  region: string,
  placeId: string,
  id: string,
): Promise<Omit<ChangeRow, 'by' | 'is_last'> | undefined> {
  const { rows } = await sql<ChangeRow>`
    select id, at, fact, before, after, source, undoes, columns, was_edited, made_as from company_change
    where region_id = ${region} and company_id = ${placeId}::uuid and id = ${id}::uuid`.execute(trx);
  return rows[0];
}

export async function originsOf(
  db: Database,
  region: string,
  id: string,
): Promise<{ source: string; dated: string; fields: string[] }[]> {
  const { rows } = await sql<{ source: string; dated: string; fields: string[] }>`
    select source, dated::text, fields from company_source
    where region_id = ${region} and company_id = ${id}::uuid order by dated desc, source`.execute(db);
  return rows;
}

export async function districtNames(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ district: string }>`
    select distinct district from company where region_id = ${region} and district is not null order by 1`.execute(db);
  return rows.map(({ district }) => district);
}
