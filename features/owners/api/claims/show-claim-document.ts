import * as routes from '#features/owners/contract/claim-routes.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findClaimPicture } from './claim-document.store.ts';

export function showClaimDocument(app: App, { db, config }: Platform): void {
  serve(app, routes.showClaimDocument, async ({ params: { id, documentId } }, reply) => {
    const picture = await findClaimPicture(db, config.REGION, id, documentId);
    if (!picture) throw problem(OWNER_ERRORS, 'claim_document_not_found');
    return reply
      .headers({ 'content-security-policy': "default-src 'none'; sandbox", 'content-disposition': 'inline' })
      .type('image/webp')
      .send(picture);
  });
}
