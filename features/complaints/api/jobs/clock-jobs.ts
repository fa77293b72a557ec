import { Type } from 'typebox';
import { CLOSES_AFTER_DAYS } from '#features/complaints/contract/complaint-states.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { regionPaths } from '#web/paths/region.ts';
import { findOwed, findUncontradicted, lockComplaint } from '../complaint.store.ts';
import { clockOf, isOwed, readingOf, statusOf } from '../complaint.view.ts';
import { type Owed, reminderEmail } from '../emails/staff.ts';
import { move } from '../move-complaint.ts';
import { sheetFormat } from '../sheet-format.ts';
import { post } from './email-jobs.ts';

const Nothing = Type.Object({});

export const remindStaff = defineJob(Nothing, async (_payload, platform, attempt) => {
  const { db, config } = platform;
  const region = await platform.region.current();
  const owed: Owed[] = [];
  for (const row of await findOwed(db, config.REGION)) {
    if (!isOwed(row)) continue;
    const clock = clockOf(row, await readingOf(row, region));
    if (clock.standing === 'late' || clock.standing === 'soon')
      owed.push({
        reference: row.reference,
        dueOn: row.due_on,
        left: clock.left ?? 0,
        late: clock.standing === 'late',
      });
  }
  if (owed.length === 0) return;
  const email = reminderEmail(owed, sheetFormat(region.settings), config.PUBLIC_URL + regionPaths.complaints());
  await post(platform, region.settings.organisation.email, email, attempt);
});

export const closeUncontradicted = defineJob(Nothing, async (_payload, platform) => {
  const { db, config } = platform;
  const region = await platform.region.current();
  const before = new Date(Date.now() - (CLOSES_AFTER_DAYS - 1) * 86_400_000);
  for (const reference of await findUncontradicted(db, config.REGION, before)) {
    await inTransaction(db, async (trx) => {
      const row = (await lockComplaint(trx, config.REGION, reference))!;
      const { daysSinceAnswer } = statusOf(row, await readingOf(row, region), region.settings.time_zone);
      if (row.state !== 'answered' || (daysSinceAnswer ?? 0) < CLOSES_AFTER_DAYS) return;
      await move(trx, row, region, { action: 'close', actor: 'system', actorId: null, body: null });
    });
  }
});
