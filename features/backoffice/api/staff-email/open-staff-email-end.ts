import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { regionPaths } from '#web/paths/region.ts';

/** Opening the URL ends nothing, because mail filters open links too. */
export function openStaffEmailEnd(app: App): void {
  serve(app, routes.openStaffEmailEnd, ({ params }, reply) =>
    reply.redirect(`${regionPaths.endEmail()}#${params.key}`, 303),
  );
}
