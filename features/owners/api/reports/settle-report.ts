import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import type { AnswerReport } from '#features/owners/contract/fact-report.ts';
import type { MadeAs } from '#features/places/contract/place-facts.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { NOTIFY_REPORT } from '../emails/email-jobs.ts';
import { lockReport, moveReport } from './report.store.ts';

interface Settling extends AnswerReport {
  id: string;
  /** If given, the report must be about this place. */
  placeId?: string;
  accountId: string;
  madeAs: MadeAs;
}

/** @throws fact_report_not_found */
export async function settleReport(
  { db, config, jobs }: Platform,
  { id, placeId, accountId, madeAs, answer, words }: Settling,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const report = await lockReport(trx, config.REGION, id);
    if (!report || (placeId !== undefined && report.company_id !== placeId))
      throw problem(OWNER_ERRORS, 'fact_report_not_found');
    await moveReport(trx, report, answer, { words: words?.trim() || null, accountId, madeAs });
    await jobs.add(trx, NOTIFY_REPORT, { reportId: id });
  });
}
