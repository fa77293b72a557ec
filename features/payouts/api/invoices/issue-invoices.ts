import { Type } from 'typebox';
import { recordAudit } from '#features/audit/api/public.ts';
import { lockReleasable, releaseDue } from '#features/payments/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { takeTurn } from '../transfers/payout.store.ts';
import { type InvoiceRow, insertInvoice, readInvoiced } from './invoice.store.ts';
import { readOwing } from './read-owing.ts';
import { EMAIL_INVOICE } from './send-invoice-email.ts';

export const PAID_INVOICE = 'operator-paid/';

export const issueInvoicesJob = defineJob(Type.Object({}), async (_payload, platform) => {
  await issueInvoices(platform);
});

/**
 * Creates an invoice for each operator whose negative balance is not covered by coming earnings. A repeated run creates
 * no second invoice.
 */
export async function issueInvoices(
  { db, config, region: live, jobs }: Pick<Platform, 'db' | 'config' | 'region' | 'jobs'>,
  now = new Date(),
): Promise<InvoiceRow[]> {
  const region = config.REGION;
  const { settings } = await live.current();
  const year = new Intl.DateTimeFormat('en', { timeZone: settings.time_zone, year: 'numeric' }).format(now);
  return inTransaction(db, async (trx) => {
    await takeTurn(trx, region);
    await releaseDue(trx, region, now);
    const made: InvoiceRow[] = [];
    for (const { operatorId, currency } of await readOwing(trx, region)) {
      const open = await lockReleasable(trx, { region, operatorId, currency });
      const invoiced = await readInvoiced(
        trx,
        region,
        open.map(({ entry }) => entry),
      );
      const lines = open
        .filter(({ entry }) => !invoiced.has(entry) && !entry.startsWith(PAID_INVOICE))
        .map(({ entry, amount }) => ({ entry, amount: -amount }));
      const amount = lines.reduce((sum, line) => sum + line.amount, 0);
      if (amount <= 0) continue;
      const invoice = await insertInvoice(trx, { region, year, operatorId, currency, amount }, lines);
      await recordAudit(trx, {
        region,
        actor: null,
        action: 'payouts.invoice',
        subject: { kind: 'commission_invoice', id: invoice.number },
        after: { amount, currency },
      });
      await jobs.add(trx, EMAIL_INVOICE, { invoiceId: invoice.id, about: 'issued' });
      made.push(invoice);
    }
    return made;
  });
}
