import { operatorRows } from '#features/operators/api/public.ts';
import * as routes from '#features/owners/contract/owner-routes.ts';
import { undoCorrection } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { assertFree } from './assert-free.ts';
import { memberOf } from './member-of.ts';
import { readOwnedPlace } from './owned.view.ts';

export function undoOwnedChange(app: App, platform: Platform): void {
  serve(app, routes.undoOwnedChange, async (request) => {
    const { placeId, changeId } = request.params;
    const { person, role } = memberOf(request, placeId);
    const undo = { placeId, changeId, actor: request.actor, madeAs: role };
    const isUndone = await undoCorrection(platform, operatorRows, undo, assertFree);
    const current = await readOwnedPlace(platform, person, placeId);
    if (!isUndone) throw problem(PLACE_ERRORS, 'company_fact_changed', { members: { current } });
    return current;
  });
}
