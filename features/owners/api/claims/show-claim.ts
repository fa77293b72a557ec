import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/owners/contract/claim-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOwnClaim } from './claim.view.ts';

export function showClaim(app: App, platform: Platform): void {
  serve(app, routes.showClaim, (request) => readOwnClaim(platform, request.params.id, personOf(request).accountId));
}
