import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { EmailedBooking, EmailedCode, OrderEmail, OrderWords } from './order-emails.ts';

export function onSiteEmail(
  { label, reference }: EmailedCode,
  booking: Pick<EmailedBooking, 'snapshot'>,
  { amount, means, owed }: { amount: number; means: string; owed: number },
  words: Pick<OrderWords, 'money'>,
  url: string,
): OrderEmail {
  const { title, operatorName } = booking.snapshot;
  const came = words.money(amount);
  return {
    title: 'Pagaste en el lugar',
    subject: `${reference}: pagaste ${came} en el lugar`,
    paragraphs: [
      `${operatorName} anotó que le pagaste ${came} por «${title}». ${owed > 0 ? `Todavía faltan ${words.money(owed)}.` : 'No queda nada por pagar.'}`,
      'Si no fue así, responde a la región con este correo: lo revisamos con el operador.',
    ],
    facts: [
      { label, value: spacedReference(reference) },
      { label: 'Pagaste', value: `${came} · ${means}` },
    ],
    action: { label: 'Ver mi reserva', url },
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };
}

/** @param left minor units that the operator must still give back */
export function givenBackEmail(
  { label, reference }: EmailedCode,
  booking: Pick<EmailedBooking, 'snapshot'>,
  { amount, means, left }: { amount: number; means: string; left: number },
  words: Pick<OrderWords, 'money'>,
  url: string,
): OrderEmail {
  const { title, operatorName } = booking.snapshot;
  const back = words.money(amount);
  return {
    title: 'Te devolvieron tu pago',
    subject: `${reference}: te devolvieron ${back}`,
    paragraphs: [
      `${operatorName} anotó que te devolvió ${back} por «${title}».${left > 0 ? ` Todavía te debe ${words.money(left)}.` : ''}`,
      'Si no fue así, responde a la región con este correo: lo revisamos con el operador.',
    ],
    facts: [
      { label, value: spacedReference(reference) },
      { label: 'Te devolvieron', value: `${back} · ${means}` },
    ],
    action: { label: 'Ver mi reserva', url },
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };
}
