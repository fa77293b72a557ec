import { GAP_DIMENSIONS, type SupplyGap } from '#features/quotations/contract/report.ts';
import { gapLabel, REST_NAME } from '#features/quotations/contract/report-words.ts';
import type { Platform } from '#server/platform.ts';
import { askersOf, type Counted, cellsOf, isPublishable } from './gap.rules.ts';
import { readFirstRequestedAt, readRequestCounts } from './gap.store.ts';
import { periodOf, quartersSince } from './quarter.ts';

/** Leaves out figures that count one to nine people. */
export async function supplyGap(
  platform: Platform,
  askerKey: Parameters<typeof readRequestCounts>[3],
  quarter: string | undefined,
): Promise<SupplyGap> {
  const { db } = platform;
  const region = platform.config.REGION;
  const now = new Date();
  const current = await platform.region.current();
  const { currency, locale } = current.settings;
  const period = periodOf(current, quarter, now);
  const [all, first] = await Promise.all([
    readRequestCounts(db, region, period, askerKey).then(publishable),
    readFirstRequestedAt(db, region),
  ]);
  return {
    quarter: period.quarter,
    quarters: quartersSince(first, now, period.zone),
    asked: all.asked?.length ?? null,
    unserved: all.unserved && countOf(all.unserved),
    dimensions: GAP_DIMENSIONS.map((name) => ({
      name,
      cells: cellsOf(all.everyUnserved, name).map(({ key, rows }) => ({
        key,
        label: key === null ? REST_NAME : gapLabel(name, key, { currency: currency.code, locale }),
        ...countOf(rows),
      })),
    })),
  };
}

export function publishable(all: readonly Counted[]) {
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
