import { BANK_WAIT_HOURS } from '#features/operators/contract/bank-change.ts';
import * as routes from '#features/operators/contract/plan-routes.ts';
import { RELEASED_AFTER_DAYS } from '#features/payments/contract/payable-states.ts';
import { legalModeOf, salesOf } from '#regions/legal-mode.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { registerFields } from '../operator/profile/operator.view.ts';

export function showSellingTerms(app: App, { region }: Platform): void {
  serve(app, routes.showSellingTerms, async () => {
    const now = await region.current();
    const mode = now.country.legal_modes[legalModeOf(now)];
    return {
      sells: salesOf(now),
      mode: mode.summary,
      registeredOnly: mode.hides_unregistered,
      commissionBps: now.settings.commission_basis_points ?? 0,
      paidAfterDays: RELEASED_AFTER_DAYS,
      bankWaitHours: now.settings.payout_account_wait_hours ?? BANK_WAIT_HOURS,
      register: registerFields(now),
    };
  });
}
