import type { RegionSettings } from '#regions/region-schema.ts';
import type { Database } from '#server/database/connect.ts';

export async function saveRegion(db: Database, settings: RegionSettings): Promise<void> {
  const text = JSON.stringify(settings);
  await db
    .insertInto('region')
    .values({ id: settings.id, settings: text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ settings: text }))
    .execute();
}

/** For commands that may run before the first start of the site. */
export async function ensureRegion(db: Database, id: string): Promise<void> {
  await db
    .insertInto('region')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
