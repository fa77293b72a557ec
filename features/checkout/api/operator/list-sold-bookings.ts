import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { isUuid } from '#server/database/uuid.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { rowView } from './operator-booking.view.ts';
import { type PageEnd, readOperatorBookings } from './operator-sale.store.ts';

const PAGE = 40;

export function listSoldBookings(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.listSoldBookings, async ({ actor, params: { operatorId }, query: { cursor, ...filters } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    const after = cursor === undefined ? null : readCursor(cursor);
    const rows = await readOperatorBookings(db, { region, operatorId }, filters, { after, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      items: shown.map(rowView),
      next: last ? `${last.created_at.toISOString()}_${last.id}` : null,
    };
  });
}

function readCursor(cursor: string): PageEnd {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (!at || !id || !isUuid(id) || Number.isNaN(Date.parse(at))) {
    const message = 'Usa el `next` de la página anterior.';
    throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'query.cursor', code: 'senseless', message }] });
  }
  return { at, id };
}
