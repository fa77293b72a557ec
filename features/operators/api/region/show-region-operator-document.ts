import * as routes from '#features/operators/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { sendDocumentPicture } from '../operator/profile/document-picture.ts';

export function showRegionOperatorDocument(app: App, platform: Platform): void {
  serve(app, routes.showRegionOperatorDocument, ({ params }, reply) => sendDocumentPicture(platform, params, reply));
}
