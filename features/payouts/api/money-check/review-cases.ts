import { Type } from 'typebox';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { closeCase, readCases } from '#features/payments/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import { CloseCaseBody, MoneyCheck, moneyRoutes, ReviewCases } from '#features/payouts/contract/money-check.ts';
import { IdParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { checkMoney } from './check-money.ts';

/** `GET /api/admin/money/check` checks the invariants of seats and money. Two other routes list and close the cases that a person must look at. */
export function reviewMoney(app: App, { db, config }: Platform): void {
  const common = { right: 'money.review' } as const;
  app.get(
    moneyRoutes.check,
    {
      config: { ...common, rateLimit: { max: 20, timeWindow: 60_000 } },
      schema: {
        tags: ['Administración'],
        summary: 'Comprueba que lugares y dinero cuadren en todo el sitio',
        response: { 200: MoneyCheck },
      },
    },
    async () => checkMoney(db, config.REGION),
  );

  app.get(
    moneyRoutes.cases,
    {
      config: common,
      schema: {
        tags: ['Administración'],
        summary: 'Casos de dinero que una persona tiene que mirar',
        querystring: Type.Object({ state: Type.Enum(['open', 'closed'], { default: 'open' }) }),
        response: { 200: ReviewCases },
      },
    },
    async ({ query }) => ({ items: await readCases(db, config.REGION, query.state) }),
  );

  app.post(
    moneyRoutes.closeCase,
    {
      config: common,
      schema: {
        tags: ['Administración'],
        summary: 'Cierra un caso de dinero, con lo que se hizo',
        params: IdParams,
        body: CloseCaseBody,
        response: { 204: Type.Null() },
      },
    },
    async ({ actor, params: { id }, body: { resolution } }, reply) => {
      await inTransaction(db, async (trx) => {
        const closedBy = accountIdOf(actor);
        const about = await closeCase(trx, { region: config.REGION, id, closedBy, resolution });
        if (about === undefined) throw problem(PAYOUT_ERRORS, 'case_not_found');
        await recordAudit(trx, {
          region: config.REGION,
          actor,
          action: 'money.close_case',
          subject: { kind: 'review_case', id },
          reason: resolution,
          after: { about },
        });
      });
      return reply.code(204).send(null);
    },
  );
}
