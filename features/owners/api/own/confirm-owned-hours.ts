import { operatorRows } from '#features/operators/api/public.ts';
import * as routes from '#features/owners/contract/owner-routes.ts';
import { confirmHours } from '#features/places/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { assertFree } from './assert-free.ts';
import { memberOf } from './member-of.ts';
import { readOwnedPlace } from './owned.view.ts';

export function confirmOwnedHours(app: App, platform: Platform): void {
  serve(app, routes.confirmOwnedHours, async (request) => {
    const { placeId } = request.params;
    const { person, role } = memberOf(request, placeId);
    await confirmHours(platform, operatorRows, placeId, { actor: request.actor, madeAs: role }, assertFree);
    return readOwnedPlace(platform, person, placeId);
  });
}
