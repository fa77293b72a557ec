import { useLingui } from '@lingui/react/macro';
import type { OnSitePayment } from '#features/bookings/contract/on-site.ts';
import { ON_SITE_PHRASES } from '#features/payments/contract/on-site.ts';
import { formatDayOf } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';

export type GivenBack = Pick<OnSitePayment, 'means' | 'amount' | 'at'>;

/** Returns a function that says to the guest how much the operator gave back, by what means and on what day. */
export function useReturnedWords(): (given: GivenBack, currency: string, zone: string) => string {
  const { t } = useLingui();
  return ({ means, amount, at }, currency, zone) =>
    t`Te devolvimos ${formatMoney(amount, currency)} ${ON_SITE_PHRASES[means]} el ${formatDayOf(at, zone)}.`;
}
