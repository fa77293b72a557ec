import {
  AnswerEvents,
  AnswerEventsBody,
  type AnswerFigures,
  AnswerTimes,
} from '#features/quotations/contract/report.ts';
import { quotationReportRoutes } from '#features/quotations/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { type FiguresRow, readAnswerEvents, readAnswerFigures } from './answers.store.ts';
import { readFirstRequestedAt } from './gap.store.ts';
import { type Period, quartersSince } from './quarter.ts';
import { answersCsv } from './report-csv.ts';
import { reportRoutes } from './report-routes.ts';

/** `GET /api/admin/quotations/answers`: response times of operators in a quarter. `POST …/events`: the requests behind a figure. */
export function answers(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  async function read(period: Period, now: Date): Promise<AnswerTimes> {
    const [rows, first] = await Promise.all([readAnswerFigures(db, region, period), readFirstRequestedAt(db, region)]);
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

  reportRoutes(app, platform, {
    figures: {
      path: quotationReportRoutes.answers,
      summary: 'En cuánto tiempo respondieron los operadores, por mes y por operador',
      schema: AnswerTimes,
      read,
    },
    file: {
      path: quotationReportRoutes.answersCsv,
      summary: 'Los tiempos de respuesta como archivo CSV',
      name: 'respuestas',
      write: answersCsv,
    },
    events: {
      path: quotationReportRoutes.answerEvents,
      summary: 'Los pedidos que hay detrás de una cifra de respuestas',
      body: AnswerEventsBody,
      schema: AnswerEvents,
      quarterOf: ({ quarter }) => quarter,
      async open(trx, period, body) {
        const rows = await readAnswerEvents(trx, region, period, body);
        return {
          figure: body.figure,
          after: { month: body.month, operatorId: body.operatorId },
          lines: rows.map(({ asked_at, ...row }) => ({ ...row, askedAt: asked_at.toISOString() })),
        };
      },
    },
  });
}

function figuresOf({ operator_id: _, name: __, fictional: ___, month: ____, ...figures }: FiguresRow): AnswerFigures {
  return figures;
}
