/** Routes with which the region pays operators. */
export const regionPayoutRoutes = {
  payouts: '/api/admin/payouts/',
  payoutAct: '/api/admin/payouts/:payoutId/act',
  batchAct: '/api/admin/payout-batches/:batchId/act',
  /** Downloads the ISO 20022 file for the bank. */
  batchFile: '/api/admin/payout-batches/:batchId/pain.xml',
  batchCsv: '/api/admin/payout-batches/:batchId/transfers.csv',
  /** Records that a person paid a refund which the provider had refused. */
  settleRefund: '/api/admin/refunds/:refundId/settle',
} as const;

const OWN = '/api/manage/operators/:operatorId';

/** Routes of an operator's own money. */
export const operatorMoneyRoutes = {
  payouts: `${OWN}/payouts/`,
  statements: `${OWN}/statements/`,
  statement: `${OWN}/statements/:month`,
  statementPdf: `${OWN}/statements/:month/pdf`,
  statementCsv: `${OWN}/statements/:month/csv`,
} as const;
