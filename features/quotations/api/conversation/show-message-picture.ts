import { isOfSubject, sendFile } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openOperatorOffer } from '../operator/operator-access.ts';
import { offerSubject } from './offer-subject.ts';

export function showMessagePicture(app: App, platform: Platform): void {
  serve(app, routes.showMessagePicture, async (request, reply) => {
    const { offer } = await openOperatorOffer(platform, request);
    return sendFile(platform, reply, request.params.fileId, (file) => isOfSubject(file, offerSubject(offer)));
  });
}
