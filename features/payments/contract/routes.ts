/** The region pays operators. */
export const regionPayoutRoutes = {
  payouts: '/api/admin/payouts/',
  payoutAct: '/api/admin/payouts/:payoutId/act',
  batchAct: '/api/admin/payout-batches/:batchId/act',
  /** ISO 20022 for the bank. */
  batchFile: '/api/admin/payout-batches/:batchId/pain.xml',
  batchCsv: '/api/admin/payout-batches/:batchId/transfers.csv',
  /** A refund that no provider took and a person paid. */
  settleRefund: '/api/admin/refunds/:refundId/settle',
} as const;

const OWN = '/api/manage/operators/:operatorId';

/** An operator reads its own money. */
export const operatorMoneyRoutes = {
  payouts: `${OWN}/payouts/`,
  statements: `${OWN}/statements/`,
  statement: `${OWN}/statements/:month`,
  statementPdf: `${OWN}/statements/:month/pdf`,
  statementCsv: `${OWN}/statements/:month/csv`,
} as const;
