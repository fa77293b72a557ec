import { Type } from 'typebox';
import { recordAudit } from '#features/backoffice/api/public.ts';
import {
  AnswerEvents,
  AnswerEventsBody,
  type AnswerFigures,
  AnswerTimes,
  MOST_LINES,
  QuarterQuery,
} from '#features/quotations/contract/report.ts';
import { quotationReportRoutes } from '#features/quotations/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { type FiguresRow, readAnswerEvents, readAnswerFigures } from './answers.store.ts';
import { readFirstAsked } from './gap.store.ts';
import { periodOf, quartersSince } from './quarter.ts';
import { answersCsv } from './report-csv.ts';

const tags = ['Cotizaciones de la región'];
const config = { right: 'quotations.report' } as const;

/** `GET /api/admin/quotations/answers`: how fast operators answered in a quarter; the requests behind each figure are opened by `POST …/events`, into the log. */
export function answers(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  async function report(quarter: string | undefined): Promise<AnswerTimes> {
    const now = new Date();
    const period = periodOf(await platform.region.current(), quarter, now);
    const [rows, first] = await Promise.all([readAnswerFigures(db, region, period), readFirstAsked(db, region)]);
    return {
      quarter: period.quarter,
      quarters: quartersSince(first, now, period.zone),
      all: figuresOf(rows.find(({ month, operator_id }) => month === null && operator_id === null)!),
      months: rows
        .flatMap((row) => (row.month === null ? [] : [{ month: row.month, ...figuresOf(row) }]))
        .sort((one, other) => (one.month < other.month ? -1 : 1)),
      operators: rows.flatMap((row) =>
        row.operator_id === null
          ? []
          : [{ id: row.operator_id, name: row.name!, fictional: row.fictional!, ...figuresOf(row) }],
      ),
    };
  }

  app.get(
    quotationReportRoutes.answers,
    {
      config,
      schema: {
        tags,
        summary: 'En cuánto tiempo respondieron los operadores, por mes y por operador',
        querystring: QuarterQuery,
        response: { 200: AnswerTimes },
      },
    },
    ({ query }) => report(query.quarter),
  );

  app.get(
    quotationReportRoutes.answersCsv,
    {
      config,
      schema: {
        tags,
        summary: 'Los tiempos de respuesta como archivo CSV',
        querystring: QuarterQuery,
        produces: ['text/csv'],
        response: { 200: Type.String() },
      },
    },
    async ({ query }, reply) => {
      const it = await report(query.quarter);
      return reply
        .header('content-disposition', `attachment; filename="respuestas-${region}-${it.quarter}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(answersCsv(it));
    },
  );

  app.post(
    quotationReportRoutes.answerEvents,
    {
      config,
      schema: {
        tags,
        summary: 'Los pedidos que hay detrás de una cifra de respuestas',
        body: AnswerEventsBody,
        response: { 200: AnswerEvents },
      },
    },
    async ({ actor, body }) => {
      const period = periodOf(await platform.region.current(), body.quarter, new Date());
      const rows = await inTransaction(db, async (trx) => {
        const found = await readAnswerEvents(trx, region, period, body);
        const subject = { kind: 'quotation_figure', id: `${body.quarter} ${body.figure}` };
        const after = { month: body.month, operatorId: body.operatorId, lines: Math.min(found.length, MOST_LINES) };
        await recordAudit(trx, { region, actor, action: 'quotations.look', subject, after });
        return found;
      });
      return {
        items: rows.slice(0, MOST_LINES).map(({ asked_at, ...row }) => ({ ...row, askedAt: asked_at.toISOString() })),
        more: rows.length > MOST_LINES,
      };
    },
  );
}

function figuresOf({ operator_id: _, name: __, fictional: ___, month: ____, ...figures }: FiguresRow): AnswerFigures {
  return figures;
}
