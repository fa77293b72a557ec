import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/search/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { deleteSynonym } from '../synonyms.store.ts';
import { searchedText } from './searched-text.ts';

export function removeSearchSynonym(app: App, { db, config }: Platform): void {
  serve(app, routes.removeSearchSynonym, async ({ body, actor }, reply) => {
    const text = searchedText(body.text);
    await inTransaction(db, async (trx) => {
      const means = await deleteSynonym(trx, config.REGION, text);
      if (means === undefined) return;
      await recordAudit(trx, {
        region: config.REGION,
        actor,
        action: 'searches.remove_synonym',
        subject: { kind: 'search', id: text },
        before: { means },
      });
    });
    return reply.code(204).send();
  });
}
