import { Type } from 'typebox';
import { readPaidOperators, teamEmails } from '#features/operators/api/public.ts';
import { INVOICE_EMAILS } from '#features/payouts/contract/invoices.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { moneyText } from '#server/paper/money-text.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { findInvoice } from './invoice.store.ts';
import { invoiceWords } from './invoice-words.ts';
import { payeeOf } from './payee-of.ts';

export const EMAIL_INVOICE = 'checkout/email-invoice';

/** The link to the PDF requires signing in. An invoice that was settled meanwhile is not asked for. */
export const sendInvoiceEmail = defineJob(
  Type.Object({ invoiceId: Id, about: Type.Enum([...INVOICE_EMAILS]) }),
  async ({ invoiceId, about }, platform, { jobId }) => {
    const { db, config, mail, region: live } = platform;
    const invoice = await findInvoice(db, config.REGION, invoiceId);
    if (!invoice || (about !== 'paid' && invoice.state !== 'open')) return;
    const operator = (await readPaidOperators(db, config.REGION, [invoice.operator_id])).get(invoice.operator_id);
    if (!operator) return;
    const { settings } = await live.current();
    const day = new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeZone: 'UTC' });
    const words = invoiceWords(about, {
      number: invoice.number,
      operator: operator.name,
      amount: moneyText(invoice.amount, invoice.currency),
      dueOn: day.format(new Date(`${invoice.due_on}T00:00:00Z`)),
      payee: payeeOf(settings),
      organisation: settings.organisation,
    });
    const url = config.PUBLIC_URL + operatorPaths.money(operator.id);
    const brand = await emailBrand(platform);
    const email = writeEmail({
      brand,
      ...words,
      action: { label: 'Ver la nota y su PDF', url },
      small: operator.fictional ? 'Operador ficticio de la demostración: nada de esto se paga.' : [],
      why: `Recibes este mensaje porque eres responsable de ${operator.name}.`,
    });
    for (const to of await teamEmails(db, config.REGION, operator.id, ['owner']))
      await mail.send({ to, ...email, key: `${jobId}/${to}` });
  },
);
