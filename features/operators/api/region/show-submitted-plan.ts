import * as routes from '#features/operators/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../operators-platform.ts';
import { readSubmittedPlan } from './submitted-plan.ts';

export function showSubmittedPlan(app: App, platform: OperatorsPlatform): void {
  serve(app, routes.showSubmittedPlan, ({ params }) => readSubmittedPlan(platform, params.planId));
}
