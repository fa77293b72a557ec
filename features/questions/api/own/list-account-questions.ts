import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';
import { readOwn } from './own.store.ts';
import { ownView } from './own.view.ts';

export function listAccountQuestions(app: App, { db, config }: Platform, owners: QuestionOwners): void {
  serve(app, routes.listAccountQuestions, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { accountId } = personOf(request);
    const rows = await readOwn(db, config.REGION, owners, { accountId });
    return { items: rows.map((row) => ownView(owners, row)) };
  });
}
