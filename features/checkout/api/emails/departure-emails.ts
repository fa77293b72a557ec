import type { BookingRow, DepartureEmail } from '#features/bookings/api/public.ts';
import { partyWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { EmailedBooking, EmailedCode, OrderEmail, OrderWords } from './order-emails.ts';

const WHY = 'Recibes este mensaje porque esta dirección se escribió al reservar.';

export function messageEmail(
  { label, reference }: EmailedCode,
  booking: BookingRow,
  { body, operatorName, phone, email }: DepartureEmail,
  words: OrderWords,
  url: string,
): OrderEmail {
  const contact = [phone, email].filter(Boolean).join(' · ');
  return {
    title: `Mensaje de ${operatorName}`,
    subject: `${booking.snapshot.title}: mensaje de ${operatorName}`,
    paragraphs: body.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
    facts: [
      { label: 'Tu salida', value: `${booking.snapshot.title}, ${words.starts(booking)}` },
      { label, value: spacedReference(reference) },
    ],
    action: { label: 'Ver mi reserva', url },
    small: contact ? [`Para responder: ${contact}`] : [],
    why: WHY,
  };
}

export function reminderEmail(booking: BookingRow, words: OrderWords, url: string): OrderEmail {
  const { snapshot, items } = booking;
  const { meeting } = snapshot;
  return {
    title: `Mañana: ${snapshot.title}`,
    preheader: `${words.starts(booking)}, ${meeting.name}`,
    paragraphs: [
      'Abre tu comprobante antes de salir: el código se comprueba sin señal. También puedes llevarlo impreso.',
    ],
    facts: [
      { label: 'Sale', value: words.starts(booking) },
      { label: meeting.kind === 'pickup' ? 'Te recogen' : 'Punto de encuentro', value: meeting.name },
      ...(meeting.note ? [{ label: 'Cómo reconocerlo', value: meeting.note }] : []),
      { label: 'Quiénes', value: partyWords(items) },
      {
        label: 'Lo hace',
        value: snapshot.fictional ? `${snapshot.operatorName} (demostración)` : snapshot.operatorName,
      },
    ],
    action: { label: 'Abrir mi comprobante', url },
    why: WHY,
  };
}

export const OPERATOR_NEWS = ['booked', 'cancelled', 'moved', 'kept', 'kept_closure'] as const;
export type OperatorNews = (typeof OPERATOR_NEWS)[number];

export function operatorEmail(
  about: OperatorNews,
  booking: EmailedBooking & Pick<BookingRow, 'total'>,
  words: OrderWords,
  url: string,
  { was, name }: { was?: string | undefined; name?: string | null | false | undefined } = {},
): OrderEmail {
  const { snapshot, items, reference, state } = booking;
  const toAccept = about === 'booked' && state === 'PENDING';
  const { title, lead } = OPERATOR_WORDS[toAccept ? 'toAccept' : about];
  return {
    title,
    subject: `${title}: ${snapshot.title}, ${words.starts(booking)}`,
    paragraphs: [lead],
    facts: [
      { label: 'Plan', value: `${snapshot.title} · ${snapshot.optionName}` },
      ...(was ? [{ label: 'Antes', value: was }] : []),
      { label: 'Sale', value: words.starts(booking) },
      ...(name ? [{ label: 'A nombre de', value: name }] : []),
      // A cancelled booking names the people who were to come.
      {
        label: 'Quiénes',
        value: partyWords(about === 'cancelled' ? items.map((item) => ({ ...item, state: 'active' })) : items),
      },
      { label: 'Referencia de la reserva', value: spacedReference(reference) },
      { label: 'Total', value: words.money(booking.total) },
    ],
    action: { label: 'Ver la salida', url },
    why: 'Recibes este mensaje porque esta dirección es la del operador.',
  };
}

const OPERATOR_WORDS = {
  booked: { title: 'Nueva reserva', lead: 'Está confirmada y aparece en la lista de la salida.' },
  toAccept: {
    title: 'Una reserva espera tu respuesta',
    lead: 'Su pago ya llegó. Acéptala, o recházala y se devuelve todo.',
  },
  cancelled: { title: 'Una reserva se canceló', lead: 'Ya no va en esa salida.' },
  moved: {
    title: 'Una reserva cambió',
    lead: 'Está en la lista de la salida que ves aquí; sus lugares de antes vuelven a estar libres.',
  },
  kept_closure: {
    title: 'Una reserva sigue con el cambio',
    lead: 'Le avisamos del cierre y va igual. Sigue en la lista de la salida que ves aquí.',
  },
  kept: {
    title: 'Una reserva sigue en su fecha',
    lead: 'Le propusiste otra fecha y prefirió la suya. Sigue en la lista de la salida que ves aquí; los lugares que le guardabas en la otra vuelven a estar libres.',
  },
} as const;
