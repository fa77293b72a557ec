import { Type } from 'typebox';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { moveRequest } from '../move-quotation.ts';
import { lockQuotation } from '../quotation.store.ts';
import { listOver } from './over.store.ts';

export const closeOverJob = defineJob(Type.Object({}), async (_payload, { db, config }) => {
  for (const id of await listOver(db, config.REGION)) {
    await inTransaction(db, async (trx) => {
      const quotation = await lockQuotation(trx, config.REGION, id);
      if (quotation?.state === 'accepted') await moveRequest(trx, quotation, { action: 'close', actor: 'system' });
    });
  }
});
