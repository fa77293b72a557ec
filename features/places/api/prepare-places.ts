import { readRegion } from '#regions/read-region.ts';
import type { Platform } from '#server/platform.ts';
import { prepareOnce } from '#server/prepare-once.ts';
import { dataHash, importRegion } from './import/import-region.ts';
import { prepareLegs } from './legs/region-legs.ts';
import { regionWays } from './legs/region-ways.ts';

/** Imports the region if its data changed. Must run before the server listens. */
export async function preparePlaces(platform: Platform): Promise<void> {
  const { db, config, say } = platform;
  const region = await readRegion(config.REGION, { regions: config.REGIONS_DIR });
  await prepareOnce(platform, 'places', await dataHash(region), async () => {
    say(`Importing the places of ${region.settings.name} …`);
    const { taken, merged, doubted, refused } = await importRegion(db, region, { ways: await regionWays(region) });
    say(
      `Imported ${taken.length} places (${merged.length} merged, ${doubted.length} doubts, ${refused.length} refused).`,
    );
  });
  const begun = Date.now();
  await prepareLegs(db, region);
  if (Date.now() - begun > 1000) say(`Travel times worked out in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}
