import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/closures/contract/routes.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertClosure } from './closure.store.ts';
import { assertValidClosure, readClosure } from './closure-access.ts';
import type { Touched } from './touched.ts';

export function createClosure(app: App, platform: Platform, touched: Touched): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const clockNow = async () => regionClock(await platform.region.current());

  serve(app, routes.createClosure, async ({ body: { closure }, actor }, reply) => {
    await assertValidClosure(db, region, closure, touched);
    const { timeZone } = await clockNow();
    const id = await inTransaction(db, async (trx) => {
      const made = await insertClosure(trx, region, closure, {
        timeZone,
        accountId: accountIdOf(actor),
      });
      await recordAudit(trx, {
        region,
        actor,
        action: 'closures.create',
        subject: { kind: 'closure', id: made },
        after: closure,
      });
      return made;
    });
    return reply.code(201).send(await readClosure(platform, touched, id));
  });
}
