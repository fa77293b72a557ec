import type { Selectable } from 'kysely';
import type { OpenDataTable, StoredFile } from '#features/open-data/api/tables.ts';
import type { OpenDataSource } from '#features/open-data/contract/open-data.ts';
import type { Database } from '#server/database/connect.ts';

export type StoredDump = Omit<Selectable<OpenDataTable>, 'region_id'>;

export function findDump(db: Database, region: string): Promise<StoredDump | undefined> {
  return db
    .selectFrom('open_data')
    .select(['made_at', 'folder', 'places', 'left_out', 'files', 'sources'])
    .where('region_id', '=', region)
    .executeTakeFirst();
}

export interface NewDump {
  folder: string;
  places: number;
  leftOut: number;
  files: StoredFile[];
  sources: OpenDataSource[];
}

export async function saveDump(
  db: Database,
  region: string,
  { folder, places, leftOut, files, sources }: NewDump,
): Promise<void> {
  const row = {
    ...{ folder, places, left_out: leftOut, made_at: new Date() },
    files: JSON.stringify(files),
    sources: JSON.stringify(sources),
  };
  await db
    .insertInto('open_data')
    .values({ region_id: region, ...row })
    .onConflict((conflict) => conflict.column('region_id').doUpdateSet(row))
    .execute();
}
