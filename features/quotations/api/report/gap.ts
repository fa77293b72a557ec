import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { GAP_DIMENSIONS, GapEvents, GapEventsBody, SupplyGap } from '#features/quotations/contract/report.ts';
import { gapLabel, REST_NAME } from '#features/quotations/contract/report-words.ts';
import { quotationReportRoutes } from '#features/quotations/contract/routes.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { askerKeyOf } from '../unserved/asker.ts';
import { askersOf, type Counted, cellsOf, isPublishable } from './gap.rules.ts';
import { readFirstRequestedAt, readRequestCounts } from './gap.store.ts';
import { type Period, quartersSince } from './quarter.ts';
import { gapCsv } from './report-csv.ts';
import { reportRoutes } from './report-routes.ts';

/** `GET /api/admin/quotations/supply-gap`: figures about requests of a quarter that got no offer. No figure counts fewer than ten people. */
export async function supplyGap(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const region = config.REGION;
  const askerKey = askerKeyOf(await openSiteKey(config));

  async function read(period: Period, now: Date): Promise<SupplyGap> {
    const [all, first] = await Promise.all([
      readRequestCounts(db, region, period, askerKey).then(foundOut),
      readFirstRequestedAt(db, region),
    ]);
    const { settings } = await platform.region.current();
    return {
      quarter: period.quarter,
      quarters: quartersSince(first, now, period.zone),
      asked: all.asked?.length ?? null,
      unserved: all.unserved && countOf(all.unserved),
      dimensions: GAP_DIMENSIONS.map((name) => ({
        name,
        cells: cellsOf(all.everyUnserved, name).map(({ key, rows }) => ({
          key,
          label: key === null ? REST_NAME : gapLabel(name, key, settings.currency.code),
          ...countOf(rows),
        })),
      })),
    };
  }

  reportRoutes(app, platform, {
    figures: {
      path: quotationReportRoutes.gap,
      summary: 'Lo que se pidió y nadie ofreció, sin cifras de menos de diez personas',
      schema: SupplyGap,
      read,
    },
    file: {
      path: quotationReportRoutes.gapCsv,
      summary: 'Lo que se pidió y nadie ofreció, como archivo CSV',
      name: 'sin-oferta',
      write: gapCsv,
    },
    events: {
      path: quotationReportRoutes.gapEvents,
      summary: 'Los pedidos que hay detrás de una cifra de lo que nadie ofreció',
      body: GapEventsBody,
      schema: GapEvents,
      quarterOf: ({ quarter }) => quarter,
      async open(trx, period, { of }) {
        const { asked, unserved, everyUnserved } = foundOut(await readRequestCounts(trx, region, period, askerKey));
        const rows =
          typeof of === 'object'
            ? (cellsOf(everyUnserved, of.dimension).find(({ key }) => key === of.key)?.rows ?? null)
            : { asked, unserved }[of];
        if (!rows) throw problem(QUOTATION_ERRORS, 'figure_hidden');
        const newest = rows.toSorted((one, other) => other.askedAt.getTime() - one.askedAt.getTime());
        return {
          figure: typeof of === 'object' ? of.dimension : of,
          after: { key: typeof of === 'object' ? of.key : null },
          lines: newest.map(({ reference, askedAt, outcome, asked: operators, declined }) => ({
            ...{ reference, askedAt: askedAt.toISOString(), outcome, asked: operators, declined },
          })),
        };
      },
    },
  });
}

/** Divides requests into unserved and other requests. A member is null when its figure would count fewer than ten people. */
function foundOut(all: readonly Counted[]) {
  const everyUnserved = all.filter(({ outcome }) => outcome !== null);
  const others = all.filter(({ outcome }) => outcome === null);
  const isUnservedPublished = isPublishable(askersOf(everyUnserved));
  return {
    everyUnserved,
    unserved: isUnservedPublished ? everyUnserved : null,
    asked: isUnservedPublished && isPublishable(askersOf(others)) ? all : null,
  };
}

function countOf(rows: readonly Counted[]): { requests: number; people: number } {
  return { requests: rows.length, people: rows.reduce((sum, { people }) => sum + people, 0) };
}
