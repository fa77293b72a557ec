import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { OrderEmail } from './order-emails.ts';

export function instalmentEmail(reference: string, amount: string, due: string, url: string): OrderEmail {
  return {
    title: 'Falta una parte del pago',
    subject: `${reference}: falta pagar ${amount}`,
    preheader: `Hasta el ${due}`,
    paragraphs: [
      `Para completar tu reserva falta pagar ${amount}, hasta el ${due}.`,
      'Puedes pagarlo tú, o pasar a otra persona un enlace que solo sirve para pagar. Si ya lo pagaste hoy, no hagas nada.',
    ],
    facts: [
      { label: 'Referencia de la compra', value: spacedReference(reference) },
      { label: 'Falta', value: amount },
      { label: 'Hasta', value: due },
    ],
    action: { label: 'Pagar lo que falta', url },
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };
}
