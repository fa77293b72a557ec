import { authorize } from '#features/accounts/api/public.ts';
import { INBOX_BOXES, STATES_OF_BOX } from '#features/quotations/contract/operator.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { inboxRow } from '../operator.view.ts';
import { countInbox, countUnread, readInbox } from './inbox.store.ts';

export function listOperatorQuotations(app: App, { db, config }: Platform): void {
  serve(
    app,
    routes.listOperatorQuotations,
    async ({
      actor,
      params: { operatorId },
      query: { box = null, q = null, unread = false, limit = PAGE_SIZE, cursor },
    }) => {
      authorize(actor, 'operator.quote', { operatorId });
      const region = config.REGION;
      const after = readTimeCursor(cursor);
      const [records, counts, unreadCount] = await Promise.all([
        readInbox(db, { region, operatorId, box, q, unread, after, limit: limit + 1 }),
        after ? null : countInbox(db, region, operatorId),
        after ? 0 : countUnread(db, region, operatorId),
      ]);
      const { rows, next } = cutPage(records, limit);
      const now = new Date();
      return {
        items: rows.map((row) => inboxRow(row, now)),
        counts: counts && { ...summed(counts), unread: unreadCount },
        next,
      };
    },
  );
}

function summed(counts: readonly { state: OfferState; count: number; late: number }[]) {
  const sum = (states: readonly OfferState[], of: 'count' | 'late') =>
    counts.reduce((all, row) => all + (states.includes(row.state) ? row[of] : 0), 0);
  const [open, answered, accepted, over] = INBOX_BOXES.map((box) => sum(STATES_OF_BOX[box], 'count'));
  return {
    open: open!,
    answered: answered!,
    accepted: accepted!,
    over: over!,
    late: sum(['requested', 'viewed'], 'late'),
  };
}
