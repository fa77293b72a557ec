import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/visitor-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { withdrawAnswer } from '../answers/withdraw-answer.ts';
import { showVisible } from './visitor.ts';

export function withdrawVisitorAnswer(app: App, platform: Platform): void {
  serve(app, routes.withdrawVisitorAnswer, async (request, reply) => {
    const { id, answerId } = request.params;
    const { accountId } = personOf(request);
    await withdrawAnswer(platform, { id, answerId, badge: 'verified_visitor', accountId }, () => true);
    reply.header('cache-control', 'no-store');
    return showVisible(platform, id);
  });
}
