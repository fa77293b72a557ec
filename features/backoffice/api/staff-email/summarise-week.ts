import { Type } from 'typebox';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { localDate } from '#server/region/local-date.ts';
import { SEND_SUMMARY } from './send-summary.ts';
import { markSummed, readEmailedStaff } from './staff-email.store.ts';
import { summaryWeeks } from './summary-weeks.rules.ts';

export const SUMMARISE_WEEK = 'backoffice/summarise-week';

/** If the job runs twice in a week, a member still gets one summary. */
export const summariseWeek = defineJob(Type.Object({}), async (_, { db, config, jobs, region }) => {
  const { timeZone } = (await region.current()).face;
  const { firstDay } = summaryWeeks(localDate(timeZone, new Date()), timeZone);
  for (const { accountId, weekly } of await readEmailedStaff(db, config.REGION)) {
    if (!weekly) continue;
    await inTransaction(db, async (trx) => {
      if (await markSummed(trx, config.REGION, accountId, firstDay))
        await jobs.add(trx, SEND_SUMMARY, { accountId, week: firstDay });
    });
  }
});
