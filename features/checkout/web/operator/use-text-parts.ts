import { useLingui } from '@lingui/react/macro';
import { longDayWords, partyWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import { useSalutation } from '#features/bookings/web/public.ts';
import type { OperatorBookingRow } from '#features/checkout/contract/operator-bookings.ts';
import { useOperator } from '#features/operators/web/public.ts';

type When = Pick<OperatorBookingRow, 'localDate' | 'localTime'>;

/** The parts of every text that the operator sends to a guest. */
export function useTextParts() {
  const { t } = useLingui();
  const { name: operator } = useOperator();
  const salutation = useSalutation();
  const when = (departure: When) => `${longDayWords(departure)}, ${timeWords(departure)}`;
  return {
    hello: (guest: string | null, news: string): string => `${salutation(operator, guest)} ${news}`,
    plan: ({ title, optionName }: Pick<OperatorBookingRow, 'title' | 'optionName'>): string =>
      `${title} · ${optionName}`,
    when,
    people: ({ items }: Pick<OperatorBookingRow, 'items'>): string => partyWords(items),
    code: (reference: string): string => t`Referencia: ${spacedReference(reference)}`,
  };
}
