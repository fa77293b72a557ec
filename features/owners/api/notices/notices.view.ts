import { readOwnClosures, teamNotices } from '#features/closures/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import type { Notice, Notices } from '#features/owners/contract/notice.ts';
import type { Platform } from '#server/platform.ts';

/** A notice and the closure with its id are one item. The earliest is the first. */
export async function readNotices({ db, config, region }: Platform, placeId: string): Promise<Notices> {
  const day = today(regionClock(await region.current()));
  const [closures, notices] = await Promise.all([
    readOwnClosures(db, config.REGION, placeId, day),
    teamNotices(db, config.REGION, placeId, day),
  ]);
  const closureOf = new Map(closures.map(({ id, hours, reason }) => [id, { ...(hours && { hours }), reason }]));
  const said = new Set(notices.map(({ id }) => id));
  const items: Notice[] = [
    ...notices.map((row) => ({
      ...{ id: row.id, words: row.body, startsOn: row.starts_on, endsOn: row.ends_on, state: row.state },
      closure: closureOf.get(row.id) ?? null,
      why: row.state === 'removed' ? row.reason : null,
    })),
    ...closures
      .filter(({ id }) => !said.has(id))
      .map(({ id, startsOn, endsOn }) => ({
        ...{ id, words: null, startsOn, endsOn, state: 'published' as const, why: null },
        closure: closureOf.get(id)!,
      })),
  ];
  return { today: day, items: items.sort((a, b) => a.startsOn.localeCompare(b.startsOn)) };
}
