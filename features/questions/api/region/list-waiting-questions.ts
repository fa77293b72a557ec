import * as routes from '#features/questions/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Cases, countWaiting, readWaiting } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import type { QuestionOwners } from '../owners.ts';

const PAGE = 30;

export function listWaitingQuestions(app: App, { db, config }: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db, region: config.REGION, owners };
  serve(app, routes.listWaitingQuestions, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    const page = { waiting: query.waiting ?? null, limit: PAGE + 1, after: readTimeCursor(query.cursor) };
    const [found, counts] = await Promise.all([readWaiting(cases, page), countWaiting(cases)]);
    const { rows, next } = cutPage(found, PAGE);
    return { items: rows.map((row) => caseView(cases, row, 'region')), next, counts };
  });
}
