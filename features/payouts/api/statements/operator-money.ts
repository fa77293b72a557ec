import { Type } from 'typebox';
import { authorize } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { type PaidOperator, readPaidOperators } from '#features/operators/api/public.ts';
import { readMonths, readOpenBalances } from '#features/payments/api/public.ts';
import { OperatorMoney } from '#features/payouts/contract/payouts.ts';
import { operatorMoneyRoutes } from '#features/payouts/contract/routes.ts';
import { MONTH_PATTERN, Statement, StatementMonths } from '#features/payouts/contract/statement.ts';
import { OperatorParams } from '#features/schema.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOperatorPayouts } from '../transfers/payout.store.ts';
import { payoutView } from '../transfers/region-payouts.ts';
import { statementCsv } from './statement-csv.ts';
import { statementOf } from './statement-of.ts';
import { statementPdf } from './statement-pdf.ts';

const Month = Type.Object({ ...OperatorParams.properties, month: Type.String({ pattern: MONTH_PATTERN }) });
const config = { right: 'operator.money' } as const;
const tags = ['Oficina del operador'];

/** Routes of an operator's own balance, payouts and monthly statements. */
export function operatorMoney(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  async function own(actor: Actor, operatorId: string): Promise<PaidOperator> {
    authorize(actor, 'operator.money', { operatorId });
    const operator = (await readPaidOperators(db, region, [operatorId])).get(operatorId);
    if (!operator) throw problem(PLATFORM_ERRORS, 'not_found');
    return operator;
  }

  app.get(
    operatorMoneyRoutes.payouts,
    {
      config,
      schema: {
        tags,
        summary: 'Lo que el operador tiene por cobrar y lo que se le pagó',
        params: OperatorParams,
        response: { 200: OperatorMoney },
      },
    },
    async ({ actor, params }) => {
      const { id } = await own(actor, params.operatorId);
      const [balances, payouts] = await Promise.all([
        readOpenBalances(db, region, id),
        readOperatorPayouts(db, region, id),
      ]);
      return {
        balances: balances.map(({ operatorId: _, ...balance }) => balance),
        payouts: payouts.map(payoutView),
      };
    },
  );

  app.get(
    operatorMoneyRoutes.statements,
    {
      config,
      schema: {
        tags,
        summary: 'Los meses con movimientos',
        params: OperatorParams,
        response: { 200: StatementMonths },
      },
    },
    async ({ actor, params }) => {
      const { id } = await own(actor, params.operatorId);
      const { settings } = await platform.region.current();
      return { items: await readMonths(db, region, id, settings.time_zone) };
    },
  );

  app.get(
    operatorMoneyRoutes.statement,
    {
      config,
      schema: { tags, summary: 'La liquidación de un mes', params: Month, response: { 200: Statement } },
    },
    async ({ actor, params }) => statementOf(platform, await own(actor, params.operatorId), params.month),
  );

  app.get(
    operatorMoneyRoutes.statementPdf,
    {
      config,
      schema: { tags, summary: 'La liquidación de un mes en PDF', params: Month, produces: ['application/pdf'] },
    },
    async ({ actor, params: { operatorId, month } }, reply) => {
      const statement = await statementOf(platform, await own(actor, operatorId), month);
      const pdf = await statementPdf(statement, (await platform.region.current()).settings);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="liquidacion-${month}.pdf"`)
        .type('application/pdf')
        .send(pdf);
    },
  );

  app.get(
    operatorMoneyRoutes.statementCsv,
    {
      config,
      schema: {
        tags,
        summary: 'La liquidación de un mes para una hoja de cálculo',
        params: Month,
        produces: ['text/csv'],
      },
    },
    async ({ actor, params: { operatorId, month } }, reply) => {
      const statement = await statementOf(platform, await own(actor, operatorId), month);
      const { settings } = await platform.region.current();
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="liquidacion-${month}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(statementCsv(statement, settings.time_zone));
    },
  );
}
