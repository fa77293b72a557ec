import { Type } from 'typebox';
import { openCase } from '#features/payments/api/public.ts';
import { chargesFor } from '#features/policies/api/public.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { load, newLink, post, wordsOf } from '../emails/email-jobs.ts';
import { instalmentEmail } from '../emails/instalment-emails.ts';
import { dayOf } from '../emails/when-words.ts';
import { listOwed, noteNotice } from './instalment.store.ts';
import { openAmount } from './open-amount.ts';
import { openSchedule } from './open-schedule.ts';

export const remindInstalmentsJob = defineJob(Type.Object({}), async (_payload, platform) => {
  await remindInstalments(platform);
});

export async function remindInstalments({ db, config, jobs, region }: Platform, now = new Date()): Promise<void> {
  const current = await region.current();
  for (const owed of await listOwed(db, config.REGION, now)) {
    if (owed.kind !== 'overdue' && !chargesFor(current, { channel: 'web', state: 'confirmed' })) continue;
    await inTransaction(db, async (trx) => {
      if (!(await noteNotice(trx, config.REGION, owed))) return;
      const { orderId, instalment, currency, owed: amount, kind, dueAt } = owed;
      if (kind !== 'overdue') {
        await jobs.add(trx, 'checkout/tell-instalment', { orderId, instalment });
        return;
      }
      await openCase(trx, {
        region: config.REGION,
        about: `instalment/${orderId}/${instalment}`,
        reason: 'instalment_overdue',
        facts: { number: instalment, dueAt: dueAt.toISOString() },
        amount,
        currency,
        orderId,
      });
    });
  }
}

export const notifyInstalment = defineJob(
  Type.Object({ orderId: Id, instalment: Type.Integer() }),
  async ({ orderId, instalment }, platform, attempt) => {
    const order = await load(platform, orderId);
    const amount = openAmount({ schedule: await openSchedule(platform.db, order), paid: order.paid }, instalment);
    const current = await platform.region.current();
    if (order.state !== 'confirmed' || amount === 0 || !chargesFor(current, order)) return;
    const { settings } = current;
    const { money } = wordsOf(order.currency);
    const due = order.schedule.find(({ number }) => number === instalment)!.dueAt;
    const url = await newLink(platform, order, attempt);
    await post(
      platform,
      order,
      instalmentEmail(order.reference, money(amount), dayOf(new Date(due), settings.time_zone), url),
      attempt,
    );
  },
);
