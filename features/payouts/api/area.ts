import { addQueue, addSummaryPart } from '#features/backoffice/api/public.ts';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { earnDueJob } from './earnings/earn-due.ts';
import { downloadCommissionInvoice } from './invoices/download-commission-invoice.ts';
import { downloadRegionCommissionInvoice } from './invoices/download-region-commission-invoice.ts';
import { issueInvoicesJob } from './invoices/issue-invoices.ts';
import { overdueQueue } from './invoices/overdue-queue.ts';
import { remindInvoices } from './invoices/remind-invoices.ts';
import { EMAIL_INVOICE, sendInvoiceEmail } from './invoices/send-invoice-email.ts';
import { settleCommissionInvoice } from './invoices/settle-commission-invoice.ts';
import { caseQueue } from './money-check/case-queue.ts';
import { closeReviewCase } from './money-check/close-review-case.ts';
import { listReviewCases } from './money-check/list-review-cases.ts';
import { showMoneyCheck } from './money-check/show-money-check.ts';
import { salesSummary } from './sales-summary.ts';
import { settleRefund } from './settle-refund.ts';
import { listCardSettlements } from './settlements/list-card-settlements.ts';
import { readCardSettlements } from './settlements/read-card-settlements.ts';
import { readSettlementsJob } from './settlements/read-settlements.ts';
import { downloadStatementCsv } from './statements/download-statement-csv.ts';
import { downloadStatementPdf } from './statements/download-statement-pdf.ts';
import { listStatementMonths } from './statements/list-statement-months.ts';
import { showOperatorMoney } from './statements/show-operator-money.ts';
import { showStatement } from './statements/show-statement.ts';
import { actOnPayout } from './transfers/act-on-payout.ts';
import { actOnPayoutBatch } from './transfers/act-on-payout-batch.ts';
import { downloadBatchCsv } from './transfers/download-batch-csv.ts';
import { downloadBatchPain } from './transfers/download-batch-pain.ts';
import { listRegionPayouts } from './transfers/list-region-payouts.ts';
import { makePayoutsJob } from './transfers/make-batches.ts';
import { makePayoutBatches } from './transfers/make-payout-batches.ts';
import { EMAIL_PAYOUT, sendPayoutEmail } from './transfers/send-payout-email.ts';

export const payouts: Area = {
  name: 'payouts',
  jobPrefix: 'checkout',
  errors: PAYOUT_ERRORS,
  jobs: {
    'checkout/earn-due': earnDueJob,
    'checkout/make-payouts': makePayoutsJob,
    'checkout/read-settlements': readSettlementsJob,
    'checkout/issue-invoices': issueInvoicesJob,
    'checkout/remind-invoices': remindInvoices,
    [EMAIL_INVOICE]: sendInvoiceEmail,
    [EMAIL_PAYOUT]: sendPayoutEmail,
  },
  cron: [
    { job: 'checkout/earn-due', at: '20 * * * *' },
    { job: 'checkout/make-payouts', at: '0 6 * * *' },
    { job: 'checkout/read-settlements', at: '50 * * * *' },
    { job: 'checkout/issue-invoices', at: '30 6 1 * *' },
    { job: 'checkout/remind-invoices', at: '0 9 * * *' },
  ],
  async routes(app, platform) {
    addQueue(platform, caseQueue);
    addQueue(platform, overdueQueue);
    addSummaryPart(platform, salesSummary);
    showMoneyCheck(app, platform);
    listReviewCases(app, platform);
    closeReviewCase(app, platform);
    const accounts = await openBankAccounts(platform.config);
    listRegionPayouts(app, platform, accounts);
    makePayoutBatches(app, platform, accounts);
    actOnPayout(app, platform, accounts);
    actOnPayoutBatch(app, platform, accounts);
    downloadBatchPain(app, platform);
    downloadBatchCsv(app, platform);
    showOperatorMoney(app, platform, accounts);
    listStatementMonths(app, platform);
    showStatement(app, platform);
    downloadStatementPdf(app, platform);
    downloadStatementCsv(app, platform);
    settleRefund(app, platform);
    settleCommissionInvoice(app, platform, accounts);
    downloadCommissionInvoice(app, platform);
    downloadRegionCommissionInvoice(app, platform);
    listCardSettlements(app, platform);
    readCardSettlements(app, platform);
  },
};
