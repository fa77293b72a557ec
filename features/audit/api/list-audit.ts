import * as routes from '#features/audit/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAuditEvents } from './audit.store.ts';
import { auditLines } from './audit.view.ts';
import type { Log, Subjects } from './subjects.ts';

export function listAudit(app: App, { db, config, region }: Platform, subjects: Subjects): void {
  const log: Log = { db, region: config.REGION, subjects };
  serve(app, routes.listAudit, async ({ query }) => {
    const { limit = PAGE_SIZE, cursor, ...filters } = query;
    const { timeZone, locale } = (await region.current()).face;
    const after = readTimeCursor(cursor);
    const found = await readAuditEvents(log, { ...filters, timeZone }, limit + 1, after);
    const { rows, next } = cutPage(found, limit);
    return { items: await auditLines(log, rows, { locale, timeZone }), next };
  });
}
