import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { saveMemberRole } from './changed-member.ts';

export function removeOperatorMember(app: App, platform: Platform): void {
  serve(app, routes.removeOperatorMember, async (request, reply) => {
    await saveMemberRole(platform, personOf(request), request.params, null);
    return reply.code(204).send(null);
  });
}
