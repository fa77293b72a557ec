import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { type AccountQuotationRow, readAccountQuotations } from './account-quotations.store.ts';

export function listAccountQuotations(app: App, { db, config }: Platform): void {
  serve(app, routes.listAccountQuotations, async (request, reply) => {
    const limit = request.query.limit ?? PAGE_SIZE;
    const after = readTimeCursor(request.query.cursor);
    const found = await readAccountQuotations(db, config.REGION, personOf(request), limit + 1, after);
    const { rows, next } = cutPage(found, limit);
    keepConfidential(reply);
    return { items: rows.map(cardOf), next };
  });
}

function cardOf({ at: _at, created_at, due_at, total, currency, ...row }: AccountQuotationRow) {
  return {
    ...row,
    createdAt: created_at.toISOString(),
    dueAt: due_at?.toISOString() ?? null,
    from: total === null || currency === null ? null : { total, currency },
  };
}
