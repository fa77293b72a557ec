import type { BookingRow } from '#features/bookings/api/public.ts';
import { itemsLeft, partyWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import type { EmailContent } from '#server/mail/email.ts';
import { calledOffWords } from './called-off-words.ts';
import { type MoneyBack, moneyBackWords } from './money-back.ts';

export type OrderEmail = Omit<EmailContent, 'brand'>;

export type EmailedBooking = Pick<BookingRow, 'id' | 'reference' | 'state' | 'snapshot' | 'answers' | 'items'>;

/** A booking with the lines of `beforeTheDay`. */
export type PreparedBooking = EmailedBooking & { before: NonNullable<EmailContent['facts']> };

export interface OrderWords {
  money(minor: number): string;
  /** The start in the departure's time zone, such as "sábado 12 de diciembre de 2026, 08:30". */
  starts(booking: Pick<BookingRow, 'snapshot'>): string;
}

export interface DuePart {
  amount: number;
  day: string;
}

/** The code by which the traveller finds the booking, and its name in the email. */
export interface EmailedCode {
  label: string;
  reference: string;
}

/** @param byHand the name of the operator that entered the booking and collects its price. Null for a sale of the site. */
export function confirmedEmail(
  { label, reference }: EmailedCode,
  bookings: readonly PreparedBooking[],
  words: OrderWords,
  paid: { now: number; due: readonly DuePart[] },
  open: { url: string; pin: string },
  byHand: string | null,
): OrderEmail {
  const asked = bookings.filter(({ state }) => state === 'PENDING');
  return {
    title: asked.length > 0 ? 'Recibimos tu reserva' : 'Tu reserva está confirmada',
    subject: `${reference}: ${asked.length > 0 ? 'recibimos tu reserva' : 'tu reserva está confirmada'}`,
    paragraphs: [
      'Guarda este correo: con el enlace, o con la referencia y el PIN, ves tus comprobantes, cambias o cancelas. No hace falta una cuenta.',
      ...(asked.length > 0
        ? [
            `${list(asked.map(({ snapshot }) => snapshot.title))}: el operador tiene que aceptar. Si no puede, te devolvemos todo lo que pagaste por eso.`,
          ]
        : []),
      ...(paid.due.length > 0
        ? [
            byHand
              ? `Lo que falta se lo pagas a ${byHand} el día de tu salida.`
              : 'Lo que falta lo pagas con tarjeta en la página de tu reserva, cuando quieras hasta su día. Te escribimos antes.',
          ]
        : []),
    ],
    facts: [
      { label, value: spacedReference(reference) },
      { label: 'PIN', value: open.pin },
      ...bookings.flatMap((booking) => [
        {
          label: booking.snapshot.title,
          value: `${words.starts(booking)} · ${booking.snapshot.operatorName}${booking.snapshot.fictional ? ' (demostración)' : ''}${byHand ? '' : ` · ${spacedReference(booking.reference)}`}`,
        },
        { label: 'Quiénes', value: partyWords(booking.items), quiet: true },
        ...booking.before,
      ]),
      { label: 'Pagaste', value: words.money(paid.now) },
      ...paid.due.map(({ amount, day }) => ({
        label: 'Falta',
        value: byHand ? words.money(amount) : `${words.money(amount)}, hasta el ${day}`,
      })),
    ],
    action: { label: 'Ver mi reserva', url: open.url },
    small: ['Quien tenga el enlace o el PIN puede ver y cancelar esta reserva: no los compartas.'],
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };
}

export function paidEmail(
  reference: string,
  amount: number,
  due: readonly DuePart[],
  words: Pick<OrderWords, 'money'>,
  url: string,
  byHand: string | null,
): OrderEmail {
  const came = words.money(amount);
  return {
    title: 'Recibimos tu pago',
    subject: `${reference}: recibimos ${came}`,
    paragraphs:
      due.length > 0
        ? [
            `Recibimos ${came}.`,
            byHand
              ? `Lo que falta se lo pagas a ${byHand} el día de tu salida.`
              : 'Lo que falta lo pagas con tarjeta en la página de tu reserva.',
          ]
        : [`Recibimos ${came}. No queda nada por pagar.`],
    facts: due.map((part) => ({ label: 'Falta', value: `${words.money(part.amount)}, hasta el ${part.day}` })),
    action: { label: 'Ver mi reserva', url },
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };
}

/**
 * The recipient is the address that no longer receives the order's emails.
 * @param to the new address, partly hidden
 */
export function emailChangedEmail({ label, reference }: EmailedCode, to: string, help: string): OrderEmail {
  return {
    title: 'Esta reserva ya no llega a este correo',
    subject: `${reference}: cambió el correo de la reserva`,
    paragraphs: [
      `Desde ahora los avisos de la reserva ${spacedReference(reference)} llegan a ${to}. El PIN y los enlaces que recibiste aquí ya no la abren.`,
      'Si no lo pediste tú, escríbenos: revisamos quién hizo el cambio.',
    ],
    facts: [{ label, value: spacedReference(reference) }],
    action: { label: 'Pedir ayuda', url: help },
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };
}

export function tooLateEmail(reference: string, amount: string, card: string, url: string): OrderEmail {
  return {
    title: 'Tu pago llegó cuando ya no había lugares',
    subject: `${reference}: te devolvemos ${amount}`,
    paragraphs: [
      `El banco confirmó ${amount} después de que terminara el tiempo de tus lugares, y ya no quedan. Te lo devolvemos completo ${card}, sin que tengas que hacer nada.`,
      'Según el banco, la devolución se ve en unos días. En la página de la reserva puedes seguirla paso a paso.',
    ],
    action: { label: 'Seguir la devolución', url },
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };
}

export function notTakenEmail(
  reference: string,
  why: 'paid_twice' | 'called_off',
  amount: string,
  card: string,
  url: string,
): OrderEmail {
  return {
    title: 'Te devolvemos un pago',
    subject: `${reference}: te devolvemos ${amount}`,
    paragraphs: [
      why === 'paid_twice'
        ? `Alguien más ya había pagado lo mismo. Te devolvemos ${amount} ${card}, sin que tengas que hacer nada.`
        : `Tu pago llegó cuando la salida ya estaba cancelada, y por ella no se cobra nada más. Te devolvemos ${amount} ${card}, sin que tengas que hacer nada.`,
      'Según el banco, la devolución se ve en unos días. En la página de la reserva puedes seguirla paso a paso.',
    ],
    action: { label: 'Seguir la devolución', url },
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };
}

export function cancelledEmail(
  reference: string,
  booking: BookingRow,
  backs: readonly MoneyBack[],
  words: OrderWords,
  url: string,
): OrderEmail {
  const { snapshot, cancellation } = booking;
  const refund = cancellation?.refund ?? 0;
  const called = calledOffWords(cancellation?.cause, snapshot.operatorName);
  const byHand = { amount: cancellation?.byHand ?? 0, operatorName: snapshot.operatorName };
  const money = refund > 0 && moneyBackWords(refund, backs, words.money, byHand);
  const bank = byHand.amount < refund ? ' Según el banco, se ve en unos días.' : '';
  const part = leaversOf(booking);
  if (part) {
    const verb = part.isOne ? 'ya no va' : 'ya no van';
    return {
      title: `${part.leavers} ${verb}`,
      subject: `${reference}: ${part.leavers} ${verb}`,
      paragraphs: [
        `${part.leavers} ${verb} a «${snapshot.title}» del ${words.starts(booking)}. La reserva sigue para los demás: ${partyWords(booking.items)}.`,
        money ? `${money}${bank}` : 'Según las condiciones de la reserva no corresponde una devolución.',
        ...(cancellation?.reason ? [`El motivo: ${cancellation.reason}`] : []),
      ],
      action: { label: 'Ver mi reserva', url },
      why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
    };
  }
  const title = called ?? 'Reserva cancelada';
  return {
    title,
    subject: `${reference}: ${called?.replace(/^La /, 'la ') ?? `se canceló «${snapshot.title}»`}`,
    paragraphs: [
      called
        ? `«${snapshot.title}» del ${words.starts(booking)} ya no sale. Lo sentimos.`
        : `Se canceló «${snapshot.title}» del ${words.starts(booking)}.`,
      money
        ? `${money}${called ? ' Es todo lo que pagaste por ella.' : ''}${bank}`
        : cancellation?.cause === 'dispute'
          ? 'Tu banco devolvió el pago a tu tarjeta, así que la reserva dejó de estar pagada.'
          : called
            ? 'No se te cobra nada.'
            : 'Según las condiciones de la reserva no corresponde una devolución.',
      ...(cancellation?.reason ? [`El motivo: ${cancellation.reason}`] : []),
    ],
    action: { label: 'Ver mi reserva', url },
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };
}

/** Returns null if no traveller is left in the booking. */
function leaversOf({ items, cancellation, state }: BookingRow): { leavers: string; isOne: boolean } | null {
  const ids = cancellation?.itemIds;
  if (!ids || state === 'CANCELLED' || itemsLeft(items) === 0) return null;
  const gone = items.filter(({ id }) => ids.includes(id));
  const names = gone.flatMap(({ traveller }) => traveller?.name || []);
  const leavers =
    names.length === gone.length
      ? new Intl.ListFormat('es', { type: 'conjunction' }).format(names)
      : peopleWords(gone.map(({ type }) => [type, 1] as const));
  return { leavers, isOne: gone.length === 1 };
}

function list(titles: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(titles.map((title) => `«${title}»`));
}
