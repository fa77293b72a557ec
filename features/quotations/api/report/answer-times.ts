import type { AnswerFigures, AnswerTimes } from '#features/quotations/contract/report.ts';
import type { Platform } from '#server/platform.ts';
import { type FiguresRow, readAnswerFigures } from './answers.store.ts';
import { readFirstRequestedAt } from './gap.store.ts';
import { periodOf, quartersSince } from './quarter.ts';

export async function answerTimes(platform: Platform, quarter: string | undefined): Promise<AnswerTimes> {
  const { db } = platform;
  const region = platform.config.REGION;
  const now = new Date();
  const period = periodOf(await platform.region.current(), quarter, now);
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

function figuresOf({ operator_id: _, name: __, fictional: ___, month: ____, ...figures }: FiguresRow): AnswerFigures {
  return figures;
}
