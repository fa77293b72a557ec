import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/plan-routes.ts';
import { placeNames } from '#features/places/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPrograms } from './plan.store.ts';
import { placesOn, programView } from './plan.view.ts';

export function showProgram(app: App, { db, config }: Platform): void {
  serve(app, routes.showProgram, async ({ params }) => {
    const only = { plan: params.idOrSlug, operator: null, place: null };
    const [row] = await readPrograms(db, config.REGION, only, 1, null);
    if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
    return programView(row, await placeNames(db, config.REGION, placesOn([row])));
  });
}
