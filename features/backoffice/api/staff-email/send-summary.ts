import { parseDate } from '@internationalized/date';
import { Type } from 'typebox';
import { Day, Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { regionPaths } from '#web/paths/region.ts';
import { readQueues } from '../queues/queues.ts';
import { endOf } from './end-of.ts';
import { readEmailedStaff } from './staff-email.store.ts';
import { summaryWords } from './staff-email-words.ts';
import { readSummaryParts } from './summary-parts.ts';
import { summaryWeeks } from './summary-weeks.rules.ts';

export const SEND_SUMMARY = 'backoffice/send-summary';

export const sendSummary = defineJob(
  Type.Object({ accountId: Id, week: Day }),
  async ({ accountId, week }, platform, { jobId }) => {
    const { db, config, mail, region } = platform;
    const [member] = await readEmailedStaff(db, config.REGION, accountId);
    if (!member?.weekly) return;
    const { face } = await region.current();
    const weeks = summaryWeeks(week, face.timeZone);
    const [queues, lines, brand, end] = await Promise.all([
      readQueues(platform, member.role),
      readSummaryParts(platform, member.role, weeks),
      emailBrand(platform),
      endOf(config, accountId, 'weekly'),
    ]);
    const words = summaryWords({ region: face.region, lastWeek: lastWeekWords(week, face.locale), queues, lines });
    const action = { label: 'Abrir la oficina', url: config.PUBLIC_URL + regionPaths.overview() };
    const email = writeEmail({ brand, ...words, action, ...end.words });
    await mail.send({ to: member.email, ...email, unsubscribeUrl: end.unsubscribeUrl, key: jobId });
  },
);

function lastWeekWords(week: string, locale: string): string {
  const monday = parseDate(week);
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const day = (days: number) => format.format(monday.add({ days }).toDate('UTC'));
  return `del ${day(-7)} al ${day(-1)}`;
}
