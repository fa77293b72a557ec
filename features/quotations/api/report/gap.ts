import { Type } from 'typebox';
import { recordAudit } from '#features/backoffice/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import {
  GAP_DIMENSIONS,
  GapEvents,
  GapEventsBody,
  MOST_LINES,
  QuarterQuery,
  SupplyGap,
} from '#features/quotations/contract/report.ts';
import { gapLabel, REST_NAME } from '#features/quotations/contract/report-words.ts';
import { quotationReportRoutes } from '#features/quotations/contract/routes.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { askersOf, type Counted, cellsOf, isTellable } from './gap.rules.ts';
import { readAsked, readFirstAsked } from './gap.store.ts';
import { periodOf, quartersSince } from './quarter.ts';
import { gapCsv } from './report-csv.ts';

const tags = ['Cotizaciones de la región'];
const config = { right: 'quotations.report' } as const;

/** `GET /api/admin/quotations/supply-gap`: what was asked in a quarter and nobody offered; no figure is of fewer than ten people. `POST …/events` opens the requests behind one, into the log. */
export function supplyGap(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  async function report(chosen: string | undefined): Promise<SupplyGap> {
    const now = new Date();
    const current = await platform.region.current();
    const period = periodOf(current, chosen, now);
    const [asked, first] = await Promise.all([readAsked(db, region, period), readFirstAsked(db, region)]);
    const unserved = asked.filter(({ outcome }) => outcome !== null);
    const others = asked.filter(({ outcome }) => outcome === null);
    const currency = current.settings.currency.code;
    return {
      quarter: period.quarter,
      quarters: quartersSince(first, now, period.zone),
      asked: isTellable(askersOf(unserved)) && isTellable(askersOf(others)) ? asked.length : null,
      unserved: isTellable(askersOf(unserved)) ? countOf(unserved) : null,
      dimensions: GAP_DIMENSIONS.map((name) => ({
        name,
        cells: cellsOf(unserved, name).map(({ key, rows }) => ({
          key,
          label: key === null ? REST_NAME : gapLabel(name, key, currency),
          ...countOf(rows),
        })),
      })),
    };
  }

  app.get(
    quotationReportRoutes.gap,
    {
      config,
      schema: {
        tags,
        summary: 'Lo que se pidió y nadie ofreció, sin cifras de menos de diez personas',
        querystring: QuarterQuery,
        response: { 200: SupplyGap },
      },
    },
    ({ query }) => report(query.quarter),
  );

  app.get(
    quotationReportRoutes.gapCsv,
    {
      config,
      schema: {
        tags,
        summary: 'Lo que se pidió y nadie ofreció, como archivo CSV',
        querystring: QuarterQuery,
        produces: ['text/csv'],
        response: { 200: Type.String() },
      },
    },
    async ({ query }, reply) => {
      const it = await report(query.quarter);
      return reply
        .header('content-disposition', `attachment; filename="sin-oferta-${region}-${it.quarter}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(gapCsv(it));
    },
  );

  app.post(
    quotationReportRoutes.gapEvents,
    {
      config,
      schema: {
        tags,
        summary: 'Los pedidos que hay detrás de una cifra de lo que nadie ofreció',
        body: GapEventsBody,
        response: { 200: GapEvents },
      },
    },
    async ({ actor, body: { quarter, cell } }) => {
      const period = periodOf(await platform.region.current(), quarter, new Date());
      const unserved = (await readAsked(db, region, period)).filter(({ outcome }) => outcome !== null);
      const rows = cell
        ? cellsOf(unserved, cell.dimension).find(({ key }) => key === cell.key)?.rows
        : isTellable(askersOf(unserved))
          ? unserved
          : undefined;
      if (!rows) throw problem(QUOTATION_ERRORS, 'figure_hidden');
      const subject = { kind: 'quotation_figure', id: `${quarter} ${cell?.dimension ?? 'unserved'}` };
      const after = { key: cell?.key ?? null, lines: Math.min(rows.length, MOST_LINES) };
      await recordAudit(db, { region, actor, action: 'quotations.look', subject, after });
      const newest = rows.toSorted((one, other) => other.askedAt.getTime() - one.askedAt.getTime());
      return {
        items: newest.slice(0, MOST_LINES).map(({ reference, askedAt, outcome, asked, declined }) => ({
          ...{ reference, askedAt: askedAt.toISOString(), outcome: outcome!, asked, declined },
        })),
        more: rows.length > MOST_LINES,
      };
    },
  );
}

function countOf(rows: readonly Counted[]): { requests: number; people: number } {
  return { requests: rows.length, people: rows.reduce((sum, { people }) => sum + people, 0) };
}
