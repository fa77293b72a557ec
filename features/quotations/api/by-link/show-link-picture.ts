import { isOfSubject, sendFile } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/link-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { offerSubject } from '../conversation/offer-subject.ts';
import { openByLink } from './link-access.ts';

export function showLinkPicture(app: App, platform: Platform): void {
  serve(app, routes.showLinkPicture, async (request, reply) => {
    const { offer } = await openByLink(platform, request);
    return sendFile(platform, reply, request.params.fileId, (file) => isOfSubject(file, offerSubject(offer)));
  });
}
