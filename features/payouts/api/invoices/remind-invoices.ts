import { Type } from 'typebox';
import { releaseDue } from '#features/payments/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { takeTurn } from '../transfers/payout.store.ts';
import { takeInvoicesToRemind } from './invoice.store.ts';
import { readOwing } from './read-owing.ts';
import { EMAIL_INVOICE } from './send-invoice-email.ts';

/** Reminds once of each overdue invoice. An invoice that coming earnings cover waits for the next transfer. */
export const remindInvoices = defineJob(Type.Object({}), async (_payload, { db, config, jobs }) => {
  const region = config.REGION;
  await inTransaction(db, async (trx) => {
    await takeTurn(trx, region);
    await releaseDue(trx, region, new Date());
    for (const owing of await readOwing(trx, region)) {
      for (const { id } of await takeInvoicesToRemind(trx, region, owing))
        await jobs.add(trx, EMAIL_INVOICE, { invoiceId: id, about: 'overdue' });
    }
  });
});
