import * as routes from '#features/imports/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readImportView } from '../read-import-view.ts';

export function showImport(app: App, platform: Platform): void {
  serve(app, routes.showImport, async ({ params }) => readImportView(platform, params.id));
}
