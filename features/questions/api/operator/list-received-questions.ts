import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Cases, readOfOperator } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import type { QuestionOwners } from '../owners.ts';

export function listReceivedQuestions(app: App, { db, config }: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db, region: config.REGION, owners };
  serve(app, routes.listReceivedQuestions, async ({ actor, params: { operatorId }, query }) => {
    authorize(actor, 'operator.reply', { operatorId });
    const of = { operatorId, unanswered: query.unanswered ?? false };
    const page = { limit: PAGE_SIZE + 1, after: readTimeCursor(query.cursor) };
    const { rows, next } = cutPage(await readOfOperator(cases, of, page), PAGE_SIZE);
    return { items: rows.map((row) => caseView(cases, row, 'owner')), next };
  });
}
