import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { StoredSettings } from './settings.rules.ts';

export interface VersionRow {
  version: number;
  settings: StoredSettings;
  restored_from: number | null;
  changed_at: Date;
  /** Null if a command on the server made the change, or if the account was erased. */
  changed_by: string | null;
}

/** Returns 0 before the first change. */
export async function readNewestVersion(db: Database, region: string): Promise<number> {
  const row = await db
    .selectFrom('organisation_setting')
    .select('version')
    .where('region_id', '=', region)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function readNewest(
  db: Database,
  region: string,
): Promise<Pick<VersionRow, 'version' | 'settings'> | undefined> {
  const { rows } = await sql<Pick<VersionRow, 'version' | 'settings'>>`
    select version, settings from organisation_setting where region_id = ${region} order by version desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** @param accounts the table of accounts. */
export async function readVersions(
  db: Database,
  region: string,
  accounts: Rows,
  { before, limit }: { before?: number; limit: number },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select s.version, s.settings, s.restored_from, s.changed_at, a.name as changed_by
    from organisation_setting s left join ${accounts('a')} on a.region_id = s.region_id and a.id = s.changed_by
    where s.region_id = ${region} ${before === undefined ? sql`` : sql`and s.version < ${before}`}
    order by s.version desc limit ${limit}`.execute(db);
  return rows;
}

export async function readVersion(db: Database, region: string, version: number): Promise<StoredSettings | null> {
  const row = await db
    .selectFrom('organisation_setting')
    .select('settings')
    .where('region_id', '=', region)
    .where('version', '=', version)
    .executeTakeFirst();
  return (row?.settings as StoredSettings | undefined) ?? null;
}

/** @returns false if another person has already saved a version with this number. */
export async function insertVersion(
  db: Database,
  row: {
    region: string;
    version: number;
    settings: StoredSettings;
    restoredFrom: number | null;
    changedBy: string | null;
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('organisation_setting')
    .values({
      region_id: row.region,
      version: row.version,
      settings: JSON.stringify(row.settings),
      restored_from: row.restoredFrom,
      changed_by: row.changedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}
