import { Type } from 'typebox';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { Closure, ClosureInput } from '#features/closures/contract/closure.ts';
import { closureRoutes } from '#features/closures/contract/routes.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertClosure } from './closure.store.ts';
import { assertValidClosure, readClosure } from './closure-access.ts';
import type { Touched } from './touched.ts';

/** Creates a closure as a draft. */
export function createClosure(app: App, platform: Platform, touched: Touched): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const clockNow = async () => regionClock(await platform.region.current());

  app.post(
    closureRoutes.list,
    {
      config: { right: 'closures.edit' },
      schema: {
        tags: ['Cierres'],
        summary: 'Registra un cierre como borrador',
        body: Type.Object({ closure: ClosureInput }, { additionalProperties: false }),
        response: { 201: Closure },
      },
    },
    async ({ body: { closure }, actor }, reply) => {
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
    },
  );
}
