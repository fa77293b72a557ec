import { type Selectable, sql } from 'kysely';
import { accountName } from '#features/accounts/api/public.ts';
import type { PlaceMoveTable } from '#features/places/api/tables.ts';
import { UNDO_DAYS } from '#features/places/contract/merge.ts';
import type { MoveKind } from '#features/places/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import type { MoveChanges, SourceKey } from './move-changes.ts';

export interface NewMove {
  kind: MoveKind;
  from: string;
  to: string;
  changes: MoveChanges;
  stateBefore: string | null;
  by: string | null;
}

export async function insertMove(trx: Database, region: string, move: NewMove): Promise<void> {
  await trx
    .insertInto('company_move')
    .values({
      region_id: region,
      kind: move.kind,
      from_id: move.from,
      to_id: move.to,
      changes: JSON.stringify(move.changes),
      state_before: move.stateBefore,
      made_by: move.by,
    })
    .execute();
}

export type MoveRow = Selectable<PlaceMoveTable> & { is_late: boolean };

export async function lockMove(trx: Database, region: string, id: string): Promise<MoveRow | undefined> {
  return trx
    .selectFrom('company_move')
    .selectAll()
    .select(sql<boolean>`made_at < now() - ${`${UNDO_DAYS} days`}::interval`.as('is_late'))
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveUndone(trx: Database, region: string, id: string, by: string | null): Promise<void> {
  await trx
    .updateTable('company_move')
    .set({ undone_at: sql`now()`, undone_by: by })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

export interface ListedMove {
  id: string;
  kind: MoveKind;
  is_from: boolean;
  other_id: string;
  other_name: string;
  made_at: Date;
  by: string | null;
  changes: MoveChanges;
  is_undone: boolean;
  can_undo: boolean;
}

/** A move is undone as long as neither place was merged into a further place. */
export async function listMoves(db: Database, region: string, placeId: string): Promise<ListedMove[]> {
  const { rows } = await sql<ListedMove>`
    select move.id, move.kind, move.from_id = ${placeId}::uuid as is_from, other.id as other_id, other.name as other_name, move.made_at,
      ${accountName('move', 'made_by')} as by, move.changes, move.undone_at is not null as is_undone,
      move.undone_at is null and move.made_at >= now() - ${`${UNDO_DAYS} days`}::interval and target.status <> 'merged'
        and (origin.status = 'merged') = (move.kind = 'merge') as can_undo
    from company_move move
    join company target on target.region_id = move.region_id and target.id = move.to_id
    join company origin on origin.region_id = move.region_id and origin.id = move.from_id
    join company other on other.region_id = move.region_id
      and other.id = case when move.from_id = ${placeId}::uuid then move.to_id else move.from_id end
    where move.region_id = ${region} and (move.from_id = ${placeId}::uuid or move.to_id = ${placeId}::uuid)
    order by move.made_at desc, move.id limit 20`.execute(db);
  return rows;
}

/** Every record of the place stays in its place, also when imports find another place alike. */
export async function pinSources(trx: Database, region: string, placeId: string): Promise<void> {
  await sql`
    update company_source set pinned = true where region_id = ${region} and company_id = ${placeId}::uuid and not pinned`.execute(
    trx,
  );
}

/** @returns the keys of the moved records */
export async function moveSources(
  trx: Database,
  { region, from, to }: { region: string; from: string; to: string },
  only?: readonly SourceKey[],
): Promise<SourceKey[]> {
  const chosen = only
    ? sql`and (source, source_key) in (select source, key from jsonb_to_recordset(${JSON.stringify(only)}::jsonb) as row (source text, key text))`
    : sql``;
  const { rows } = await sql<SourceKey>`
    update company_source set company_id = ${to}::uuid, pinned = true
    where region_id = ${region} and company_id = ${from}::uuid ${chosen}
    returning source, source_key as key`.execute(trx);
  return rows;
}

export async function protectFacts(
  trx: Database,
  region: string,
  id: string,
  columns: readonly string[],
): Promise<void> {
  await sql`
    update company set edited_fields = (select array(select distinct unnest(edited_fields || ${[...columns]}::text[])))
    where region_id = ${region} and id = ${id}::uuid`.execute(trx);
}

export async function releaseFacts(
  trx: Database,
  region: string,
  id: string,
  columns: readonly string[],
): Promise<void> {
  await sql`
    update company set edited_fields = (select array(select unnest(edited_fields) except select unnest(${[...columns]}::text[])))
    where region_id = ${region} and id = ${id}::uuid`.execute(trx);
}

/** The facts that a person changed after a moment. */
export async function factsChangedSince(trx: Database, region: string, id: string, since: Date): Promise<Set<string>> {
  const { rows } = await sql<{ fact: string }>`
    select distinct fact from company_change
    where region_id = ${region} and company_id = ${id}::uuid and at > ${since}`.execute(trx);
  return new Set(rows.map(({ fact }) => fact));
}

/** The records of a place with the names by which the sources call it. */
export async function listSources(
  db: Database,
  region: string,
  id: string,
): Promise<(SourceKey & { name: string | null; date: string })[]> {
  const { rows } = await sql<SourceKey & { name: string | null; date: string }>`
    select source, source_key as key, coalesce(raw ->> 'name', raw -> 'tags' ->> 'name', raw -> 'properties' ->> 'name') as name,
      dated::text as date
    from company_source where region_id = ${region} and company_id = ${id}::uuid order by source, source_key`.execute(
    db,
  );
  return rows;
}
