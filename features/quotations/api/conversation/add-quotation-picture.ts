import { addFile } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openQuotation } from '../quotation-access.ts';
import { offerConversations } from './offer-subject.ts';
import { withPictures } from './with-pictures.ts';

export async function addQuotationPicture(app: App, platform: Platform): Promise<void> {
  await withPictures(app, (scope) =>
    serve(scope, routes.addQuotationPicture, async (request, reply) => {
      const quotation = await openQuotation(platform, request, request.params.name);
      keepConfidential(reply);
      const to = { folderId: quotation.id, side: 'traveller' } as const;
      const added = await addFile(platform, offerConversations, to, request.query, request.body);
      return reply.code(201).send(added);
    }),
  );
}
