import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { regionPaths } from '#web/paths/region.ts';

/** Opening the address ends nothing, because mail filters also open links. */
export function openStaffEmailEnd(app: App): void {
  serve(app, routes.openStaffEmailEnd, ({ params }, reply) =>
    reply.redirect(`${regionPaths.endEmail()}#${params.key}`, 303),
  );
}
