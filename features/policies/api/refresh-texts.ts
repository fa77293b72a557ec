import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { lawOf } from './law.ts';
import { publishFromFile } from './policy.store.ts';
import { readPolicyTexts } from './policy-texts.ts';

export type FreshTexts = () => Promise<RegionNow>;

/**
 * After a change of the settings, the first request publishes new versions of the texts from files. All other requests
 * wait for it.
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

export async function publishTexts(
  db: Database,
  id: string,
  region: Pick<Region, 'folder' | 'settings' | 'country'>,
): Promise<void> {
  const { today } = lawOf(region);
  for (const text of await readPolicyTexts(region)) await publishFromFile(db, id, text, today);
}
