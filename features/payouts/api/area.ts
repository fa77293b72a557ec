import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { earnDueJob } from './earnings/earn-due.ts';
import { reviewMoney } from './money-check/review-cases.ts';
import { settleRefund } from './settle-refund.ts';
import { readSettlementsJob } from './settlements/read-settlements.ts';
import { regionSettlements } from './settlements/region-settlements.ts';
import { operatorMoney } from './statements/operator-money.ts';
import { batchFiles } from './transfers/batch-files.ts';
import { makePayoutsJob } from './transfers/make-batches.ts';
import { regionPayouts } from './transfers/region-payouts.ts';

/** Registers operators' earnings, payouts and statements, the card provider's payouts to the bank, and the money check. */
export const payouts: Area = {
  name: 'payouts',
  jobPrefix: 'checkout',
  errors: PAYOUT_ERRORS,
  jobs: {
    'checkout/earn-due': earnDueJob,
    'checkout/make-payouts': makePayoutsJob,
    'checkout/read-settlements': readSettlementsJob,
  },
  cron: [
    { job: 'checkout/earn-due', at: '20 * * * *' },
    { job: 'checkout/make-payouts', at: '0 6 * * *' },
    { job: 'checkout/read-settlements', at: '50 * * * *' },
  ],
  async routes(app, platform) {
    reviewMoney(app, platform);
    await regionPayouts(app, platform);
    batchFiles(app, platform);
    operatorMoney(app, platform);
    settleRefund(app, platform);
    regionSettlements(app, platform);
  },
};
