import type { RegionSettings } from '#regions/region-schema.ts';
import type { Database } from '#server/database/connect.ts';

/** The row that everything of the region points at, with the settings of its folder. */
export async function saveRegion(db: Database, settings: RegionSettings): Promise<void> {
  const text = JSON.stringify(settings);
  await db
    .insertInto('region')
    .values({ id: settings.id, settings: text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ settings: text }))
    .execute();
}

/** The row alone, for a command that runs before the site ever started. */
export async function ensureRegion(db: Database, id: string): Promise<void> {
  await db
    .insertInto('region')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
