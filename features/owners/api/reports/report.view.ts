import type { FactReports } from '#features/owners/contract/fact-report.ts';
import { PAGE_SIZE, type TimeCursor } from '#server/http/time-cursor.ts';
import type { Platform } from '#server/platform.ts';
import { readOpenReports } from './report.store.ts';

interface Page {
  placeId?: string;
  limit?: number;
  after?: TimeCursor | null;
}

/** The reports show no person, because a team could recognise its guests. */
export async function readReports(
  { db, config }: Platform,
  { limit = PAGE_SIZE, after = null, ...of }: Page = {},
): Promise<FactReports> {
  const { rows, next } = await readOpenReports(db, config.REGION, { ...of, limit, after });
  return {
    items: rows.map(({ id, place, fact, words, reported_at, account_id, email }) => ({
      ...{ id, place, fact, words },
      reportedAt: reported_at.toISOString(),
      isAnswered: account_id !== null || email !== null,
    })),
    next,
  };
}
