import { openConversation } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openOperatorOffer } from '../operator/operator-access.ts';
import { offerSubject } from './offer-subject.ts';

/** Marks the messages of the conversation as read. */
export function showOperatorConversation(app: App, platform: Platform): void {
  serve(app, routes.showOperatorConversation, async (request, reply) => {
    const { offer } = await openOperatorOffer(platform, request);
    keepConfidential(reply);
    return openConversation(platform, offerSubject(offer), 'operator');
  });
}
