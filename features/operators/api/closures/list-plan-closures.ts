import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/plan-closure-routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../operators-platform.ts';
import { readPlanClosures } from './list-plan-closures.store.ts';

export function listPlanClosures(app: App, platform: OperatorsPlatform): void {
  const { db, config, bookings } = platform;
  serve(app, routes.listPlanClosures, async ({ actor, params: { operatorId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    const items = await readPlanClosures(db, config.REGION, bookings, { operatorId, withOver: false });
    return { today: today(regionClock(await platform.region.current())), items };
  });
}
