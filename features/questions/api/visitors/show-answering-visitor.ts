import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/visitor-routes.ts';
import { displayName, findOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';
import { isAnsweringVisitor } from './visitor.ts';

export function showAnsweringVisitor(app: App, platform: Platform, owners: QuestionOwners): void {
  serve(app, routes.showAnsweringVisitor, async (request, reply) => {
    const { accountId, name } = personOf(request);
    const { kind, owner: id } = request.query;
    const owner = await findOwner(platform, owners, { kind, id }, request);
    reply.header('cache-control', 'no-store');
    return { wasThere: await isAnsweringVisitor(platform, owners, owner, accountId), name: displayName(name) };
  });
}
