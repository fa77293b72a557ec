import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/search/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { hideSearch } from '../unfound.store.ts';
import { searchedText } from './searched-text.ts';

export function hideUnfoundSearch(app: App, { db, config }: Platform): void {
  serve(app, routes.hideUnfoundSearch, async ({ body, actor }, reply) => {
    const text = searchedText(body.text);
    await inTransaction(db, async (trx) => {
      if (!(await hideSearch(trx, config.REGION, text, body.hidden))) return;
      await recordAudit(trx, {
        region: config.REGION,
        actor,
        action: body.hidden ? 'searches.hide' : 'searches.show',
        subject: { kind: 'search', id: text },
      });
    });
    return reply.code(204).send();
  });
}
