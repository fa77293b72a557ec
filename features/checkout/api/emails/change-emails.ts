import type { BookingRow } from '#features/bookings/api/public.ts';
import { partyWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import { CANCELLED_FOR_NAMES, type CancelledFor } from '#features/operators/contract/departure-states.ts';
import { calledOffWords } from './called-off-words.ts';
import { type MoneyBack, moneyBackWords } from './money-back.ts';
import type { EmailedCode, OrderEmail, OrderWords, PreparedBooking } from './order-emails.ts';

const WHY = 'Recibes este mensaje porque esta dirección se escribió al reservar.';

export interface EmailedChange {
  /** The date before the change, such as "sábado 12 de diciembre de 2026, 08:30". */
  was: string;
  /** The new date, or null if no seats are held. */
  to: string | null;
  /** The deadline in the departure's time zone, such as "martes 24 de noviembre, 18:00". */
  until: string;
  reason: string | null;
}

/** @param money the amounts paid and still owed for the booking, in minor units */
export function chooseEmail(
  { label, reference }: EmailedCode,
  booking: BookingRow,
  cause: CancelledFor,
  { was, to, until, reason }: EmailedChange,
  money: { paid: number; owed: number },
  words: OrderWords,
  url: string,
): OrderEmail {
  const { title, operatorName } = booking.snapshot;
  const hasPaid = money.paid > 0;
  return {
    title: calledOffWords(cause, operatorName)!,
    subject: `${reference}: ${hasPaid ? 'elige otra fecha o la devolución' : 'puedes elegir otra fecha'}`,
    preheader: `Tienes hasta el ${until}.${hasPaid ? ' Si no eliges, te devolvemos todo.' : ''}`,
    paragraphs: [
      `«${title}» del ${was} ya no sale. Lo sentimos.`,
      hasPaid
        ? 'Tú eliges: otra fecha al mismo precio, aunque esa fecha sea más cara, o la devolución de todo lo que pagaste.'
        : 'Puedes elegir otra fecha al mismo precio, aunque esa fecha sea más cara.',
      ...(reason ? [`El motivo: ${reason}`] : []),
      ...(hasPaid && money.owed > 0
        ? ['Mientras tanto no se cobra lo que faltaba. Si eliges otra fecha, lo pagas como antes.']
        : []),
      hasPaid
        ? `Si no eliges hasta el ${until}, te devolvemos todo sin que hagas nada.`
        : `Si no eliges hasta el ${until}, tu reserva se cancela sola.`,
    ],
    facts: [
      ...(to ? [{ label: 'Te guardamos lugares', value: to }] : []),
      { label: 'Quiénes', value: partyWords(booking.items) },
      ...(hasPaid ? [{ label: 'Pagaste', value: words.money(money.paid) }] : []),
      ...(hasPaid && money.owed > 0 ? [{ label: 'Faltaba pagar', value: words.money(money.owed) }] : []),
      { label, value: spacedReference(reference) },
    ],
    action: { label: 'Elegir', url },
    why: WHY,
  };
}

export function proposalEmail(
  { label, reference }: EmailedCode,
  booking: BookingRow,
  { was, to, until, reason }: EmailedChange,
  _words: OrderWords,
  url: string,
): OrderEmail {
  const { operatorName, title } = booking.snapshot;
  return {
    title: `${operatorName} te propone otra fecha`,
    subject: `${reference}: ${operatorName} te propone otra fecha`,
    paragraphs: [
      `Para «${title}», que tienes el ${was}.`,
      ...(reason ? [reason] : []),
      `Si aceptas, pagas lo mismo. Si no contestas hasta el ${until}, tu reserva sigue como está.`,
    ],
    facts: [
      { label: 'Ahora', value: was },
      ...(to ? [{ label: 'Te propone', value: to }] : []),
      { label, value: spacedReference(reference) },
    ],
    action: { label: 'Responder', url },
    why: WHY,
  };
}

export function movedEmail(
  { label, reference }: EmailedCode,
  booking: BookingRow & Pick<PreparedBooking, 'before'>,
  { was }: Pick<EmailedChange, 'was'>,
  money: { charge: number; refund: number; backs: readonly MoneyBack[] },
  words: OrderWords,
  url: string,
): OrderEmail {
  const { snapshot, items, before, total } = booking;
  return {
    title: 'Tu reserva cambió',
    subject: `${reference}: ${snapshot.title}, ${words.starts(booking)}`,
    paragraphs: [
      'El comprobante y el archivo del calendario son nuevos: usa los que ves en el enlace. La referencia y el PIN son los mismos.',
      ...(money.charge > 0 ? [`Pagaste ${words.money(money.charge)} más.`] : []),
      ...(money.refund > 0
        ? [`${moneyBackWords(money.refund, money.backs, words.money)} Según el banco, se ve en unos días.`]
        : []),
    ],
    facts: [
      { label: 'Antes', value: was },
      { label: 'Ahora', value: words.starts(booking) },
      { label: 'Quiénes', value: partyWords(items) },
      ...before,
      { label: 'Total', value: words.money(total) },
      { label, value: spacedReference(reference) },
    ],
    action: { label: 'Ver mi comprobante', url },
    why: WHY,
  };
}

export function basketReleasedEmail(title: string, cause: CancelledFor, url: string): OrderEmail {
  return {
    title: 'Una salida de tu canasta se canceló',
    subject: `«${title}» se canceló ${CANCELLED_FOR_NAMES[cause]}`,
    paragraphs: [
      `«${title}» ya no sale: se canceló ${CANCELLED_FOR_NAMES[cause]}. Soltamos los lugares que estabas por pagar; no se te cobró nada. Si tu banco llegó a cobrarte, te lo devolvemos completo sin que hagas nada.`,
      'Lo demás de tu canasta sigue a la venta: puedes reservarlo otra vez.',
    ],
    action: { label: 'Volver a la canasta', url },
    why: WHY,
  };
}
