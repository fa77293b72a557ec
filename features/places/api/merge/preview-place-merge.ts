import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { MergePreview } from '#features/places/contract/merge.ts';
import type { RegionPlace } from '#features/places/contract/region.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { RowsOfPlace } from '#features/rows-of-place.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readRegionPlace } from '../region/place-access.ts';
import { findRegionPlaces } from '../region/region.store.ts';
import { proposedSides } from './sides.rules.ts';

export function previewPlaceMerge(app: App, platform: Platform, operators: Rows, all: readonly RowsOfPlace[]): void {
  const { db, config } = platform;

  serve(app, routes.previewPlaceMerge, async ({ params: { id, otherId } }) => {
    if (id === otherId) throw problem(PLACE_ERRORS, 'company_cannot');
    const [kept, other] = await Promise.all([id, otherId].map((one) => readRegionPlace(platform, operators, one)));
    for (const place of [kept!, other!]) {
      if (place.operatorId !== null) throw problem(PLACE_ERRORS, 'company_of_operator');
      if (place.state === 'merged') throw problem(PLACE_ERRORS, 'company_merged');
    }
    const pair = { region: config.REGION, from: otherId, to: id };
    const rows: MergePreview['rows'] = [];
    for (const one of all) rows.push({ rows: one.name, ...(await one.count(db, pair)) });
    const claims = await findRegionPlaces(db, config.REGION, operators, [id, otherId]);
    return {
      kept: sideOf(kept!),
      other: sideOf(other!),
      facts: proposedSides(kept!, other!),
      rows: rows.filter(({ moves, stays }) => moves + stays > 0),
      bothClaimed: claims.every(({ claim }) => claim !== 'unclaimed'),
    };
  });
}

const sideOf = ({ id, slug, state, facts, edited, origins, updatedAt }: RegionPlace): MergePreview['kept'] => ({
  ...{ id, slug, state, facts, edited, origins, updatedAt },
});
