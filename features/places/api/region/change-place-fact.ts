import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { correctFact } from './correct-fact.ts';
import { readRegionPlace } from './place-access.ts';

export function changePlaceFact(app: App, platform: Platform, operators: Rows): void {
  serve(app, routes.changePlaceFact, async ({ params, body, actor }) => {
    const isSaved = await correctFact(platform, operators, params.id, { ...body, madeAs: 'region', actor });
    const current = await readRegionPlace(platform, operators, params.id);
    if (!isSaved) throw problem(PLACE_ERRORS, 'company_fact_changed', { members: { current } });
    return current;
  });
}
