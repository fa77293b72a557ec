import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPeople } from './people.store.ts';
import { personSummary } from './people.view.ts';

export function listPeople(app: App, { db, config }: Platform): void {
  serve(app, routes.listPeople, async ({ query }) => {
    const { limit = PAGE_SIZE, cursor, q = '', state } = query;
    const words = q.split(/\s+/).filter(Boolean);
    const found = await readPeople(db, config.REGION, { words, state }, limit + 1, readTimeCursor(cursor));
    const { rows, next } = cutPage(found, limit);
    return { items: rows.map(personSummary), next };
  });
}
