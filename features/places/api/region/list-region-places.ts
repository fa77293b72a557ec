import { understandQuery } from '#features/places/api/search/understand-query.ts';
import { COMPLETE, type Lack, type RegionPlaceRow, type RegionPlacesQuery } from '#features/places/contract/region.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { type ListedRow, readRegionPage } from './list.store.ts';
import { kindChoices } from './region.view.ts';

const PAGE = 24;

export function listRegionPlaces(app: App, platform: Platform): void {
  const { db, config } = platform;

  serve(app, routes.listRegionPlaces, async ({ query: { q, lacks, limit = PAGE, cursor } }) => {
    const { rows, counts, total } = await readRegionPage(db, config.REGION, {
      ...(await understoodList(platform, { q, lacks })),
      limit,
      after: readTimeCursor(cursor),
    });
    const page = cutPage(rows, limit);
    return { items: page.rows.map(rowView), total, counts, kinds: kindChoices(), next: page.next };
  });
}

/** The filters of the list, as a person writes them. */
export async function understoodList(
  { db, region }: Pick<Platform, 'db' | 'region'>,
  { q, lacks }: Pick<RegionPlacesQuery, 'q' | 'lacks'>,
) {
  const text = q?.trim() ?? '';
  const understood = { ...(await understandQuery(db, await region.current(), text)), text };
  return { understood, lacks: (lacks?.split(',') ?? []) as Lack[] };
}

function rowView(row: ListedRow): RegionPlaceRow {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kindLabel: row.kind_label,
    category: row.category,
    district: row.district,
    poster: row.poster,
    state: row.status,
    hoursClass: row.hours_class,
    doubts: row.doubts,
    has: COMPLETE.filter((_, i) => row.has[i]),
    isProfile: row.is_profile,
  };
}
