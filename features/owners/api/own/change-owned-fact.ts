import { operatorRows } from '#features/operators/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import * as routes from '#features/owners/contract/owner-routes.ts';
import { isLive, NEAR_METRES } from '#features/owners/contract/proposal.ts';
import { correctFact, positionBeforeTeam } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { factIn } from '#features/places/contract/place-facts.ts';
import { metresBetween } from '#planner/roads/ways.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { assertFree } from './assert-free.ts';
import { memberOf } from './member-of.ts';
import { readOwnedPlace } from './owned.view.ts';

export function changeOwnedFact(app: App, platform: Platform): void {
  serve(app, routes.changeOwnedFact, async (request) => {
    const { params, body, actor } = request;
    const { person, role } = memberOf(request, params.placeId);
    const fact = factIn(body.value, body.base);
    const to = fact === 'position' ? body.value.position : undefined;
    if (fact && !to && !isLive(fact)) throw problem(OWNER_ERRORS, 'place_fact_not_yours');
    const correction = { ...body, source: 'owner', madeAs: role, actor } as const;
    const isSaved = await correctFact(platform, operatorRows, params.placeId, correction, async (trx, row) => {
      assertFree(trx, row);
      const from = to && ((await positionBeforeTeam(trx, platform.config.REGION, params.placeId)) ?? row);
      if (to && from && metresBetween(from, to) > NEAR_METRES) throw problem(OWNER_ERRORS, 'place_moved_far');
    });
    const current = await readOwnedPlace(platform, person, params.placeId);
    if (!isSaved) throw problem(PLACE_ERRORS, 'company_fact_changed', { members: { current } });
    return current;
  });
}
