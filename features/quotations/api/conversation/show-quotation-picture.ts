import { sendFile } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openQuotation } from '../quotation-access.ts';

export function showQuotationPicture(app: App, platform: Platform): void {
  serve(app, routes.showQuotationPicture, async (request, reply) => {
    const quotation = await openQuotation(platform, request, request.params.name);
    return sendFile(platform, reply, request.params.fileId, ({ folderId }) => folderId === quotation.id);
  });
}
