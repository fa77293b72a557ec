import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { sendDocumentPicture } from './document-picture.ts';

export function showOperatorDocument(app: App, platform: Platform): void {
  serve(app, routes.showOperatorDocument, async ({ actor, params }, reply) => {
    authorize(actor, 'operator.edit', params);
    return sendDocumentPicture(platform, params, reply);
  });
}
