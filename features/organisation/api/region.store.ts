import type { RegionSettings } from '#regions/region-schema.ts';
import type { Database } from '#server/database/connect.ts';

/** Stores the region's row, which all its other rows refer to, with the settings of its folder. */
export async function saveRegion(db: Database, settings: RegionSettings): Promise<void> {
  const text = JSON.stringify(settings);
  await db
    .insertInto('region')
    .values({ id: settings.id, settings: text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ settings: text }))
    .execute();
}

/** Inserts only the region's row, for a command that runs before the site has ever started. */
export async function ensureRegion(db: Database, id: string): Promise<void> {
  await db
    .insertInto('region')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
