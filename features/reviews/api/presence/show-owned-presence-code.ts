import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/owned-place-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findVisitedOwner } from '../account/visited-owner.ts';
import type { Subjects } from '../reviews.ts';
import { presenceCode } from './presence-code.ts';

export function showOwnedPresenceCode(app: App, platform: Platform, { owners }: Subjects): void {
  serve(app, routes.showOwnedPresenceCode, async (request, reply) => {
    const { placeId } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const owner = await findVisitedOwner(platform, owners, { kind: 'company', id: placeId }, request);
    reply.header('cache-control', 'no-store');
    return presenceCode(platform, owner);
  });
}
