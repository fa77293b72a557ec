import { useLingui } from '@lingui/react/macro';
import { longDayWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import type { BookingMoney } from '#features/bookings/contract/on-site.ts';
import { ON_SITE_PHRASES, ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { formatMoney } from '#web/format/money.ts';
import { useSalutation } from './use-salutation.ts';

export interface Receipt {
  money: BookingMoney;
  /** Name of the operator that writes. */
  operator: string;
  name: string | null;
  title: string;
  reference: string;
  localDate: string;
  localTime: string | null;
  /** How the guest paid the part that is not a payment on the spot. It is undefined if that is not known. */
  before?: string | undefined;
}

/** Returns a function that writes the receipt of the latest payment on the spot, or null if there is none. */
export function useReceiptText(): (receipt: Receipt) => string | null {
  const { t } = useLingui();
  const salutation = useSalutation();
  return ({ money: { currency, total, owed, onSite }, operator, name, title, reference, before, ...when }) => {
    const last = onSite.at(-1);
    if (!last) return null;
    const amount = (minor: number) => formatMoney(minor, currency);
    const paid = total - owed;
    const byMeans = [...Map.groupBy(onSite, ({ means }) => means)].map(
      ([means, payments]) => [ON_SITE_WORDS[means], sumOf(payments)] as const,
    );
    const rest = paid - sumOf(onSite);
    const parts = [...(rest > 0 ? [[before ?? t`Pagado antes`, rest] as const] : []), ...byMeans];
    return [
      `${salutation(operator, name)} ${t`Recibimos tu pago de ${amount(last.amount)} ${ON_SITE_PHRASES[last.means]}.`}`,
      title,
      `${longDayWords(when)}, ${timeWords(when)}`,
      t`Total: ${amount(total)}`,
      t`Ya pagaste: ${amount(paid)}`,
      ...parts.map(([means, minor]) => `- ${means}: ${amount(minor)}`),
      owed > 0 ? t`Te falta pagar ${amount(owed)}.` : t`No te queda nada por pagar.`,
      t`Referencia: ${spacedReference(reference)}`,
    ].join('\n');
  };
}

const sumOf = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);
