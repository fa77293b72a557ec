import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { SplitOffer } from '#features/places/contract/split.ts';
import type { RowsOfPlace } from '#features/rows-of-place.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { placeSources } from '../place-sources.store.ts';
import { readRegionPlace } from '../region/place-access.ts';
import { listSources } from './move.store.ts';

const MOST = 200;

export function showPlaceParts(app: App, platform: Platform, operators: Rows, all: readonly RowsOfPlace[]): void {
  const { db, config } = platform;

  serve(app, routes.showPlaceParts, async ({ params: { id } }) => {
    const { slug, state, facts, updatedAt, operatorId } = await readRegionPlace(platform, operators, id);
    if (operatorId !== null) throw problem(PLACE_ERRORS, 'company_of_operator');
    if (state === 'merged') throw problem(PLACE_ERRORS, 'company_merged');
    const { settings } = await platform.region.current();
    const named = await placeSources(db, config.REGION, settings.sources);
    const rows: SplitOffer['rows'] = [];
    for (const { name, list } of all) {
      const items = (await list?.(db, { region: config.REGION, place: id, limit: MOST })) ?? [];
      if (items.length > 0)
        rows.push({ rows: name, items: items.map(({ key, text, at }) => ({ key, text, at: at.toISOString() })) });
    }
    const sources = await listSources(db, config.REGION, id);
    return {
      place: { id, slug, state, facts, updatedAt },
      sources: sources.map((one) => ({
        ...one,
        sourceName: named.find((source) => source.id === one.source)?.name ?? one.source,
      })),
      rows,
    };
  });
}
