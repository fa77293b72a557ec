import { operatorRows } from '#features/operators/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import * as routes from '#features/owners/contract/owner-routes.ts';
import { isLive } from '#features/owners/contract/proposal.ts';
import { correctFact } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { factIn } from '#features/places/contract/place-facts.ts';
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
    if (fact && !isLive(fact)) throw problem(OWNER_ERRORS, 'place_fact_not_yours');
    const correction = { ...body, source: 'owner', madeAs: role, actor } as const;
    const isSaved = await correctFact(platform, operatorRows, params.placeId, correction, assertFree);
    const current = await readOwnedPlace(platform, person, params.placeId);
    if (!isSaved) throw problem(PLACE_ERRORS, 'company_fact_changed', { members: { current } });
    return current;
  });
}
