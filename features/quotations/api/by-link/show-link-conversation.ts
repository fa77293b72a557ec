import { openConversation } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/link-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { offerSubject } from '../conversation/offer-subject.ts';
import { openByLink } from './link-access.ts';

/** Marks the messages of the conversation as read. */
export function showLinkConversation(app: App, platform: Platform): void {
  serve(app, routes.showLinkConversation, async (request, reply) => {
    const { offer } = await openByLink(platform, request);
    keepConfidential(reply);
    return openConversation(platform, offerSubject(offer), 'operator');
  });
}
