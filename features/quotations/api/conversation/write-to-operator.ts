import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { writeMessage } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openOffer } from '../quotation-access.ts';
import { offerConversations, offerSubject } from './offer-subject.ts';

export function writeToOperator(app: App, platform: Platform): void {
  serve(app, routes.writeToOperator, async (request, reply) => {
    const { offer } = await openOffer(platform, request);
    const authorId = accountIdOf(request.actor);
    const { message, isNew } = await writeMessage(platform, offerConversations, {
      subject: offerSubject(offer),
      side: 'traveller',
      authorId,
      via: 'page',
      ...request.body,
    });
    keepConfidential(reply);
    return reply.code(isNew ? 201 : 200).send(message);
  });
}
