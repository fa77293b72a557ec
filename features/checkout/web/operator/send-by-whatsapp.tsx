import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { longDayWords, partyWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { whatsAppUrl } from '#web/ui/telephone-url.ts';

/** Opens WhatsApp with a text about the booking. A booking of a reseller is left out, because the reseller writes. */
export function SendByWhatsApp({ booking }: { booking: OperatorBooking }) {
  const { telephone } = useFace();
  const text = useBookingText(booking);
  const phone = booking.channel === 'octo' ? null : booking.party?.contact.phone;
  const url = phone && whatsAppUrl(phone, telephone, text);
  if (!url) return null;
  return (
    <div>
      <ButtonLink kind="quiet" to={url} target="_blank" rel="noreferrer">
        <MessageCircle size={18} aria-hidden />
        <Trans>Enviarle su reserva por WhatsApp</Trans>
      </ButtonLink>
    </div>
  );
}

function useBookingText({
  title,
  optionName,
  name,
  items,
  meeting,
  party,
  owed,
  currency,
  reference,
  ...when
}: OperatorBooking): string {
  const { t } = useLingui();
  const operator = useOperator();
  const isFetched = Boolean(party?.pickup) || meeting.kind === 'pickup';
  const place = party?.pickup ?? [meeting.name, meeting.note].filter(Boolean).join('. ');
  return [
    name ? t`Hola, ${name}. Tu reserva con ${operator.name}:` : t`Hola. Tu reserva con ${operator.name}:`,
    `${title} · ${optionName}`,
    `${longDayWords(when)}, ${timeWords(when)}`,
    partyWords(items),
    isFetched ? t`Te recogemos en: ${place}` : t`Punto de encuentro: ${place}`,
    owed > 0 ? t`Te falta pagar ${formatMoney(owed, currency)}.` : t`No te falta pagar nada.`,
    t`Referencia: ${spacedReference(reference)}`,
  ].join('\n');
}
