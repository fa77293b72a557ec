import { Trans, useLingui } from '@lingui/react/macro';
import { longDayWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import { formatMoney } from '#web/format/money.ts';
import { SendText } from '#web/ui/send-text.tsx';
import { type GivenBack, useReturnedWords } from './use-returned-words.ts';
import { useSalutation } from './use-salutation.ts';

interface ReturnReceiptProps {
  /** The valid returns, the latest last. */
  returns: readonly GivenBack[];
  /** Minor units that the operator must still give back. */
  left: number;
  currency: string;
  zone: string;
  operator: string;
  name: string | null;
  phone: string | null;
  title: string;
  reference: string;
  localDate: string;
  localTime: string | null;
}

/** Sends a receipt of the latest money that the operator gave back by hand. */
export function ReturnReceipt(props: ReturnReceiptProps) {
  const { returns, left, currency, zone, operator, name, phone, title, reference, ...when } = props;
  const { t } = useLingui();
  const salutation = useSalutation();
  const returned = useReturnedWords();
  const last = returns.at(-1);
  if (!last || !phone) return null;
  const sum = returns.reduce((total, { amount }) => total + amount, 0);
  const text = [
    `${salutation(operator, name)} ${returned(last, currency, zone)}`,
    title,
    `${longDayWords(when)}, ${timeWords(when)}`,
    returns.length > 1 && t`En total te devolvimos ${formatMoney(sum, currency)}.`,
    left > 0 && t`Falta devolverte ${formatMoney(left, currency)}.`,
    t`Referencia: ${spacedReference(reference)}`,
  ];
  return (
    <SendText phone={phone} text={text.filter(Boolean).join('\n')} copyName={<Trans>Copiar el recibo</Trans>}>
      <Trans>Enviar el recibo de la devolución</Trans>
    </SendText>
  );
}
