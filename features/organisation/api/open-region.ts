import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { App } from '#server/platform.ts';
import { type LiveRegion, liveRegion } from '#server/region/live-region.ts';
import { regionChanges } from './settings.rules.ts';
import { readNewest, readNewestVersion } from './settings.store.ts';

/** The changes of the back office override the settings of the region's folder. */
export function openRegion(
  db: Database,
  { REGION, REGIONS_DIR }: Pick<Config, 'REGION' | 'REGIONS_DIR'>,
  log: App['log'],
): LiveRegion {
  return liveRegion(
    { REGION, REGIONS_DIR },
    {
      version: () => readNewestVersion(db, REGION),
      async read() {
        const newest = await readNewest(db, REGION);
        return { ...regionChanges(newest?.settings ?? {}), version: newest?.version ?? 0 };
      },
    },
    (error) => log.error({ err: error }, 'the settings of the region could not be read; the last ones stay in force'),
  );
}
