import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { longDayWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import type { BookingMoney } from '#features/bookings/contract/on-site.ts';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { whatsAppUrl } from '#web/ui/telephone-url.ts';

interface ReceiptLinkProps {
  money: BookingMoney;
  name: string | null;
  phone: string | null;
  title: string;
  reference: string;
  localDate: string;
  localTime: string | null;
}

/** Opens WhatsApp with a receipt of the latest payment on the spot. */
export function ReceiptLink({ money, name, phone, title, reference, ...when }: ReceiptLinkProps) {
  const { t } = useLingui();
  const { telephone } = useFace();
  const payment = money.onSite.at(-1);
  if (!payment || !phone) return null;
  const [first] = (name ?? '').trim().split(/\s+/);
  const amount = formatMoney(payment.amount, money.currency);
  const means = ON_SITE_WORDS[payment.means];
  const text = [
    first
      ? t`Hola, ${first}. Recibimos tu pago: ${amount} · ${means}`
      : t`Hola. Recibimos tu pago: ${amount} · ${means}`,
    title,
    `${longDayWords(when)}, ${timeWords(when)}`,
    money.owed > 0 ? t`Te falta pagar ${formatMoney(money.owed, money.currency)}.` : t`No te queda nada por pagar.`,
    t`Referencia: ${spacedReference(reference)}`,
  ].join('\n');
  const url = whatsAppUrl(phone, telephone, text);
  if (!url) return null;
  return (
    <div className="no-print">
      <ButtonLink kind="quiet" size="small" to={url} target="_blank" rel="noreferrer">
        <MessageCircle size={18} aria-hidden />
        <Trans>Enviar el recibo por WhatsApp</Trans>
      </ButtonLink>
    </div>
  );
}
