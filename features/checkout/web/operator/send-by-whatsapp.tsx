import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { longDayWords, partyWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { momentWords, useOperator } from '#features/operators/web/public.ts';
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
        {booking.calledOff ? <Trans>Avisarle por WhatsApp</Trans> : <Trans>Enviarle su reserva por WhatsApp</Trans>}
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
  calledOff,
  chooseUntil,
  ...when
}: OperatorBooking): string {
  const { t } = useLingui();
  const { zone } = useOperator();
  const isFetched = Boolean(party?.pickup) || meeting.kind === 'pickup';
  const place = party?.pickup ?? [meeting.name, meeting.note].filter(Boolean).join('. ');
  const until = chooseUntil && momentWords(new Date(chooseUntil), zone);
  const [first] = (name ?? '').trim().split(/\s+/);
  const what = [`${title} · ${optionName}`, `${longDayWords(when)}, ${timeWords(when)}`, partyWords(items)];
  const code = t`Referencia: ${spacedReference(reference)}`;
  if (calledOff)
    return [
      first ? t`Hola, ${first}. Tuvimos que cancelar tu salida:` : t`Hola. Tuvimos que cancelar tu salida:`,
      ...what,
      until
        ? t`Puedes elegir otra fecha al mismo precio o que te devolvamos todo lo que pagaste. Dinos qué prefieres hasta el ${until}.`
        : t`Te devolvemos todo lo que pagaste.`,
      code,
    ].join('\n');
  return [
    first ? t`Hola, ${first}. Tu reserva está lista:` : t`Hola. Tu reserva está lista:`,
    ...what,
    isFetched ? t`Te recogemos en: ${place}` : t`Punto de encuentro: ${place}`,
    owed > 0 ? t`Te falta pagar ${formatMoney(owed, currency)}.` : t`Ya está todo pagado. ¡Te esperamos!`,
    code,
  ].join('\n');
}
