import * as routes from '#features/search/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findGroups } from './sources.ts';

export function listFoundGroups(app: App, platform: Platform): void {
  serve(app, routes.listFoundGroups, async ({ query }) => ({ groups: await findGroups(platform, query.q, 'places') }));
}
