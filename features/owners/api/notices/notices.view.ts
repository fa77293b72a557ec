import { readOwnClosures } from '#features/closures/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import type { Notices } from '#features/owners/contract/notice.ts';
import type { Platform } from '#server/platform.ts';

export async function readNotices({ db, config, region }: Platform, placeId: string): Promise<Notices> {
  const day = today(regionClock(await region.current()));
  return { today: day, items: await readOwnClosures(db, config.REGION, placeId, day) };
}
