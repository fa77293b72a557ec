import type { Database } from '#server/database/connect.ts';
import type { StoredSettings } from './settings.rules.ts';

export interface VersionRow {
  version: number;
  settings: StoredSettings;
  restored_from: number | null;
  changed_at: Date;
  /** Account that saved the version. Null after a server command, or when the account was erased. */
  changed_by: string | null;
}

/** The newest version; 0 before the first change. */
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

/** Versions before `before`, the newest first, with the names of their authors. */
export async function readVersions(
  db: Database,
  region: string,
  { before, limit }: { before?: number; limit: number },
): Promise<VersionRow[]> {
  let query = db
    .selectFrom('organisation_setting')
    .leftJoin('account', (join) =>
      join
        .onRef('account.region_id', '=', 'organisation_setting.region_id')
        .onRef('account.id', '=', 'organisation_setting.changed_by'),
    )
    .where('organisation_setting.region_id', '=', region)
    .select(['version', 'settings', 'restored_from', 'changed_at', 'account.name as changed_by'])
    .orderBy('version', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('version', '<', before);
  return query.execute() as Promise<VersionRow[]>;
}

/** One version; null when it does not exist. */
export async function readVersion(db: Database, region: string, version: number): Promise<StoredSettings | null> {
  const row = await db
    .selectFrom('organisation_setting')
    .select('settings')
    .where('region_id', '=', region)
    .where('version', '=', version)
    .executeTakeFirst();
  return (row?.settings as StoredSettings | undefined) ?? null;
}

/** @returns false when another person has already saved this version. */
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
