import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readRegionPlace } from './place-access.ts';
import { undoCorrection } from './undo-correction.ts';

export function undoPlaceChange(app: App, platform: Platform, operators: Rows): void {
  serve(app, routes.undoPlaceChange, async ({ params: { id, changeId }, actor }) => {
    const isUndone = await undoCorrection(platform, operators, { placeId: id, changeId, actor, madeAs: 'region' });
    const current = await readRegionPlace(platform, operators, id);
    if (!isUndone) throw problem(PLACE_ERRORS, 'company_fact_changed', { members: { current } });
    return current;
  });
}
