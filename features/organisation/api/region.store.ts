import type { RegionSettings } from '#regions/region-schema.ts';
import type { Database } from '#server/database/connect.ts';

/** All other rows of the region refer to this row. */
export async function saveRegion(db: Database, settings: RegionSettings): Promise<void> {
  const text = JSON.stringify(settings);
  await db
    .insertInto('region')
    .values({ id: settings.id, settings: text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ settings: text }))
    .execute();
}

/** For commands that can run before the site's first start. */
export async function ensureRegion(db: Database, id: string): Promise<void> {
  await db
    .insertInto('region')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
