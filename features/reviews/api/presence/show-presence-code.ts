import * as routes from '#features/reviews/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findVisitedOwner } from '../account/visited-owner.ts';
import type { Subjects } from '../reviews.ts';
import { presenceCode } from './presence-code.ts';

export function showPresenceCode(app: App, platform: Platform, { owners }: Subjects): void {
  serve(app, routes.showPresenceCode, async (request, reply) => {
    const owner = await findVisitedOwner(platform, owners, request.params, request);
    reply.header('cache-control', 'no-store');
    return presenceCode(platform, owner);
  });
}
