import { recordAudit } from '#features/audit/api/public.ts';
import { SEARCH_ERRORS } from '#features/search/contract/errors.ts';
import * as routes from '#features/search/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { countFound } from '../sources.ts';
import { saveSynonym } from '../synonyms.store.ts';
import { searchedText } from './searched-text.ts';

export function addSearchSynonym(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.addSearchSynonym, async ({ body, actor }) => {
    const text = searchedText(body.text);
    const means = body.means.trim().replace(/\s+/g, ' ');
    const isOther = searchedText(means) !== text;
    if (!isOther || (await countFound(platform, means)) === 0) throw problem(SEARCH_ERRORS, 'synonym_finds_nothing');
    await inTransaction(db, async (trx) => {
      const before = await saveSynonym(trx, config.REGION, { text, means });
      if (before === means) return;
      await recordAudit(trx, {
        region: config.REGION,
        actor,
        action: 'searches.add_synonym',
        subject: { kind: 'search', id: text },
        before: before === undefined ? null : { means: before },
        after: { means },
      });
    });
    return { text, means, found: await countFound(platform, text) };
  });
}
