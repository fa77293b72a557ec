import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findVisitedOwner } from '../account/visited-owner.ts';
import type { Subjects } from '../reviews.ts';
import { presenceCode } from './presence-code.ts';

export function showOperatorPresenceCode(app: App, platform: Platform, { owners }: Subjects): void {
  serve(app, routes.showOperatorPresenceCode, async (request, reply) => {
    const { operatorId } = request.params;
    authorize(request.actor, 'operator.reply', { operatorId });
    const owner = await findVisitedOwner(platform, owners, { kind: 'operator', id: operatorId }, request);
    reply.header('cache-control', 'no-store');
    return presenceCode(platform, owner);
  });
}
