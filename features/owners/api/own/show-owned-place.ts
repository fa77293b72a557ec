import * as routes from '#features/owners/contract/owner-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from './member-of.ts';
import { readOwnedPlace } from './owned.view.ts';

export function showOwnedPlace(app: App, platform: Platform): void {
  serve(app, routes.showOwnedPlace, (request) => {
    const { placeId } = request.params;
    const { person } = memberOf(request, placeId);
    return readOwnedPlace(platform, person, placeId);
  });
}
