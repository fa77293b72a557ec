import { moveQuotation } from '#features/quotations/contract/quotation-states.ts';
import * as routes from '#features/quotations/contract/region-routes.ts';
import type { UnansweredRequest } from '#features/quotations/contract/report.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readUnanswered, type UnansweredRow } from './unanswered.store.ts';

export function listUnansweredQuotations(app: App, { db, config }: Platform): void {
  serve(app, routes.listUnansweredQuotations, async ({ query: { limit = PAGE_SIZE, cursor } }) => {
    const found = await readUnanswered(db, config.REGION, limit + 1, readTimeCursor(cursor));
    const { rows, next } = cutPage(found, limit);
    return { items: rows.map(unansweredView), next };
  });
}

function unansweredView({ asked_at, at: _, operators, ...row }: UnansweredRow): UnansweredRequest {
  const instant = (text: string) => new Date(text).toISOString();
  return {
    ...row,
    askedAt: asked_at.toISOString(),
    operators: operators.map((it) => ({
      ...it,
      askedAt: instant(it.askedAt),
      viewedAt: it.viewedAt && instant(it.viewedAt),
      answerDueAt: instant(it.answerDueAt),
      endsAt: instant(it.endsAt),
    })),
    can: { reassign: moveQuotation(row.state, 'reassign', 'region') !== null },
  };
}
