import { addFile } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openOperatorOffer } from '../operator/operator-access.ts';
import { offerConversations } from './offer-subject.ts';
import { withPictures } from './with-pictures.ts';

export async function addMessagePicture(app: App, platform: Platform): Promise<void> {
  await withPictures(app, (scope) =>
    serve(scope, routes.addMessagePicture, async (request, reply) => {
      const { offer } = await openOperatorOffer(platform, request);
      keepConfidential(reply);
      const to = { folderId: offer.quotation_id, side: 'operator', subjectId: offer.id } as const;
      const added = await addFile(platform, offerConversations, to, request.query, request.body);
      return reply.code(201).send(added);
    }),
  );
}
