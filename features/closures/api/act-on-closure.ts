import { recordAudit } from '#features/audit/api/public.ts';
import { moveClosure } from '#features/closures/contract/closure-states.ts';
import { CLOSURE_ERRORS } from '#features/closures/contract/errors.ts';
import * as routes from '#features/closures/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { saveClosureState } from './closure.store.ts';
import { lockExistingClosure, readClosure } from './closure-access.ts';
import { spreadTheNews } from './spread-the-news.ts';
import type { Touched } from './touched.ts';

export function actOnClosure(app: App, platform: Platform, touched: Touched): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const clockNow = async () => regionClock(await platform.region.current());

  serve(app, routes.actOnClosure, async ({ params, body: { action, reason }, actor }) => {
    const date = today(await clockNow());
    await inTransaction(db, async (trx) => {
      const row = await lockExistingClosure(trx, region, params.id);
      const state = moveClosure(row.state, action);
      if (!state) throw problem(CLOSURE_ERRORS, 'closure_cannot');
      if (state === 'announced' && row.ends_on !== null && row.ends_on < date)
        throw problem(CLOSURE_ERRORS, 'closure_over');
      await saveClosureState(trx, row, state);
      await recordAudit(trx, {
        region,
        actor,
        action: `closures.${action}`,
        subject: { kind: 'closure', id: row.id },
        reason,
        before: { state: row.state },
        after: { state },
      });
      if (row.state === 'announced' || state === 'announced') await spreadTheNews(trx, platform);
    });
    return readClosure(platform, touched, params.id);
  });
}
