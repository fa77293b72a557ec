import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { PlanDetail } from '#features/operators/contract/plan.ts';
import * as routes from '#features/operators/contract/plan-routes.ts';
import { placeNames } from '#features/places/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPlan, type PlanPageRow, readOptions } from './plan.store.ts';
import { placesOn, planDetail } from './plan.view.ts';

export function showPlan(app: App, { db, config, region }: Platform): void {
  serve(app, routes.showPlan, async ({ params }) => {
    const row = await findPlan(db, config.REGION, params.idOrSlug);
    if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
    return readPlanPage({ db, config, region }, row);
  });
}

export async function readPlanPage(
  { db, config, region }: Pick<Platform, 'db' | 'config' | 'region'>,
  row: PlanPageRow,
): Promise<PlanDetail> {
  const [options, places, { country }] = await Promise.all([
    readOptions(db, config.REGION, row.id),
    placeNames(db, config.REGION, placesOn([row.content])),
    region.current(),
  ]);
  return planDetail(row, options, places, country.register.short_name);
}
