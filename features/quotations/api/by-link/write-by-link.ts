import { writeMessage } from '#features/conversations/api/public.ts';
import * as routes from '#features/quotations/contract/link-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { offerConversations, offerSubject } from '../conversation/offer-subject.ts';
import { openByLink } from './link-access.ts';

export function writeByLink(app: App, platform: Platform): void {
  serve(app, routes.writeByLink, async (request, reply) => {
    const { offer, accountId: authorId } = await openByLink(platform, request);
    const { message, isNew } = await writeMessage(platform, offerConversations, {
      subject: offerSubject(offer),
      side: 'operator',
      authorId,
      via: 'link',
      ...request.body,
    });
    keepConfidential(reply);
    return reply.code(isNew ? 201 : 200).send(message);
  });
}
