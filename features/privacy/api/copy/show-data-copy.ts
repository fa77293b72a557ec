import * as routes from '#features/privacy/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { dataCopyView } from './data-copy.view.ts';
import { findOwnCopy } from './find-own-copy.ts';

export function showDataCopy(app: App, platform: Platform): void {
  serve(app, routes.showDataCopy, async (request) => dataCopyView(await findOwnCopy(platform, request)));
}
