import * as routes from '#features/accounts/contract/entry-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { requestEmail } from '../emails/request-email.ts';

export function requestPasswordRestore(app: App, platform: Platform): void {
  serve(app, routes.requestPasswordRestore, async (request, reply) =>
    reply.code(202).send(await requestEmail(platform, request, 'restore', request.body.email)),
  );
}
