import { recordAudit } from '#features/audit/api/public.ts';
import { CLOSURE_ERRORS } from '#features/closures/contract/errors.ts';
import * as routes from '#features/closures/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { saveClosure } from './closure.store.ts';
import { inputOf } from './closure.view.ts';
import { assertValidClosure, lockExistingClosure, readClosure } from './closure-access.ts';
import { spreadTheNews } from './spread-the-news.ts';
import type { Touched } from './touched.ts';

export function changeClosure(app: App, platform: Platform, touched: Touched): void {
  const { db } = platform;
  const region = platform.config.REGION;

  serve(app, routes.changeClosure, async ({ params, body: { version, closure }, actor }) => {
    await assertValidClosure(db, region, closure, touched);
    const isSaved = await inTransaction(db, async (trx) => {
      const row = await lockExistingClosure(trx, region, params.id);
      if (row.version !== version) return false;
      await saveClosure(trx, row, closure);
      await recordAudit(trx, {
        region,
        actor,
        action: 'closures.change',
        subject: { kind: 'closure', id: row.id },
        before: inputOf(row),
        after: closure,
      });
      if (row.state === 'announced') await spreadTheNews(trx, platform);
      return true;
    });
    const current = await readClosure(platform, touched, params.id);
    if (!isSaved) throw problem(CLOSURE_ERRORS, 'closure_changed', { members: { current } });
    return current;
  });
}
