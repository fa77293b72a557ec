import { openConversation } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openOffer } from '../quotation-access.ts';
import { offerSubject } from './offer-subject.ts';

/** Marks the messages of the conversation as read. */
export function showOfferConversation(app: App, platform: Platform): void {
  serve(app, routes.showOfferConversation, async (request, reply) => {
    const { offer } = await openOffer(platform, request);
    keepConfidential(reply);
    return openConversation(platform, offerSubject(offer), 'traveller');
  });
}
