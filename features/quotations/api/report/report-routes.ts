import type { Transaction } from 'kysely';
import { type Static, type TSchema, Type } from 'typebox';
import { recordAudit } from '#features/audit/api/public.ts';
import { MOST_LINES, QuarterQuery } from '#features/quotations/contract/report.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Period, periodOf } from './quarter.ts';

const tags = ['Cotizaciones de la región'];
const config = { right: 'quotations.report' } as const;

interface ReportRoute {
  path: string;
  summary: string;
}

/** The requests behind a figure, and data of the figure for the audit log. */
interface Opened {
  /** Name of the figure. */
  figure: string;
  after: Record<string, unknown>;
  lines: readonly object[];
}

interface ReportRoutes<Report extends { quarter: string }, Body extends TSchema> {
  figures: ReportRoute & {
    schema: TSchema;
    read(period: Period, now: Date): Promise<Report>;
  };
  file: ReportRoute & { name: string; write(report: Report): string };
  /** Opens the requests behind a figure, newest first. */
  events: ReportRoute & {
    body: Body;
    schema: TSchema;
    quarterOf(body: Static<Body>): string;
    open(trx: Transaction<Tables>, period: Period, body: Static<Body>): Promise<Opened>;
  };
}

/**
 * Adds the three routes of a report: the figures of a quarter, the same figures as CSV, and the requests behind a figure. The audit log records the
 * people who open these requests.
 */
export function reportRoutes<Report extends { quarter: string }, Body extends TSchema>(
  app: App,
  platform: Platform,
  { figures, file, events }: ReportRoutes<Report, Body>,
): void {
  const region = platform.config.REGION;

  async function read(quarter: string | undefined): Promise<Report> {
    const now = new Date();
    return figures.read(periodOf(await platform.region.current(), quarter, now), now);
  }

  app.get(
    figures.path,
    {
      config,
      schema: { tags, summary: figures.summary, querystring: QuarterQuery, response: { 200: figures.schema } },
    },
    ({ query }) => read(query.quarter),
  );

  app.get(
    file.path,
    {
      config,
      schema: {
        tags,
        summary: file.summary,
        querystring: QuarterQuery,
        produces: ['text/csv'],
        response: { 200: Type.String() },
      },
    },
    async ({ query }, reply) => {
      const report = await read(query.quarter);
      return reply
        .header('content-disposition', `attachment; filename="${file.name}-${region}-${report.quarter}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(file.write(report));
    },
  );

  app.post(
    events.path,
    { config, schema: { tags, summary: events.summary, body: events.body, response: { 200: events.schema } } },
    async ({ actor, body: checked }) => {
      const body = checked as Static<Body>;
      const quarter = events.quarterOf(body);
      const period = periodOf(await platform.region.current(), quarter, new Date());
      const { lines } = await inTransaction(platform.db, async (trx) => {
        const opened = await events.open(trx, period, body);
        const subject = { kind: 'quotation_figure' as const, id: `${quarter} ${opened.figure}` };
        const after = { ...opened.after, lines: Math.min(opened.lines.length, MOST_LINES) };
        await recordAudit(trx, { region, actor, action: 'quotations.look', subject, after });
        return opened;
      });
      return { items: lines.slice(0, MOST_LINES), more: lines.length > MOST_LINES };
    },
  );
}
