import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { lawOf } from './law.ts';
import { publishFromFile } from './policy.store.ts';
import { readPolicyTexts } from './policy-texts.ts';

/** The region as it is now, with the texts of its files published under today's names and deadlines. */
export type FreshTexts = () => Promise<RegionNow>;

/**
 * Texts that nobody of the region wrote follow its settings: when organisation or country pack change, their next version is published before
 * anybody reads the old one. Each process does it once per change of the region; who comes second finds it done.
 */
export function freshTexts(platform: Platform): FreshTexts {
  let done: { version: number; work: Promise<void> } | undefined;
  return async () => {
    const region = await platform.region.current();
    if (done?.version !== region.version) {
      const mine = { version: region.version, work: publishFiles(platform, region) };
      done = mine;
      mine.work.catch(() => {
        if (done === mine) done = undefined;
      });
    }
    await done.work;
    return region;
  };
}

export async function publishFiles({ db, config }: Platform, region: RegionNow): Promise<void> {
  await publishTexts(db, config.REGION, region);
}

/** Publishes the texts of the files for the region as it is given, where nobody of the region wrote the kind. */
export async function publishTexts(
  db: Database,
  id: string,
  region: Pick<Region, 'folder' | 'settings' | 'country'>,
): Promise<void> {
  const { today } = lawOf(region);
  for (const text of await readPolicyTexts(region)) await publishFromFile(db, id, text, today);
}
