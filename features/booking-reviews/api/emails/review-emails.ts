import type { BookingRow } from '#features/bookings/api/public.ts';
import { dayWords } from '#features/bookings/contract/booking-words.ts';
import type { ReviewRow } from '#features/reviews/api/public.ts';
import { REPORT_WORDS } from '#features/reviews/contract/report-reasons.ts';
import type { EmailContent } from '#server/mail/email.ts';

type Words = Omit<EmailContent, 'brand'>;

const WHY = 'Recibes este mensaje porque esta dirección se escribió al reservar.';
const WHY_OPERATOR = 'Recibes este mensaje porque esta dirección es la del operador.';

export function invitationEmail({ snapshot }: BookingRow, url: string): Words {
  return {
    title: `¿Cómo te fue en ${snapshot.title}?`,
    preheader: `Cuéntalo en dos minutos: ayuda a quien viene después, y a ${snapshot.operatorName}.`,
    paragraphs: [
      `Ya terminó lo que reservaste para el ${dayWords(snapshot)} con ${snapshot.operatorName}${snapshot.fictional ? ' (demostración)' : ''}. ¿Cómo estuvo?`,
      'Lo bueno y lo malo sirven igual. Se publica con la marca «Reserva verificada» y el nombre que tú elijas. No hace falta una cuenta.',
    ],
    action: { label: 'Contar cómo me fue', url },
    small: [
      'Puedes hacerlo durante 90 días. Nadie paga ni regala nada por una opinión, y no te lo volveremos a pedir.',
      'Quien tenga este enlace puede ver tu reserva: no lo compartas.',
    ],
    why: WHY,
  };
}

export function judgedEmail({ state, reason, appeal }: ReviewRow, { snapshot }: BookingRow, url: string): Words {
  if (state !== 'removed') {
    return {
      title: 'Tu opinión está publicada',
      subject: `Tu opinión sobre ${snapshot.title} está publicada`,
      paragraphs: ['Una persona de la región la leyó. Ya la ve todo el mundo en la página del plan.'],
      action: { label: 'Ver mi opinión', url },
      why: WHY,
    };
  }
  return {
    title: 'Retiramos tu opinión',
    subject: `Retiramos tu opinión sobre ${snapshot.title}`,
    paragraphs: [
      ...(reason ? [`El motivo: ${REPORT_WORDS[reason].toLowerCase()}.`] : []),
      appeal === null
        ? 'Si no estás de acuerdo puedes apelar, una vez: la revisa otra persona.'
        : 'La revisó otra persona y sigue retirada.',
    ],
    action: { label: appeal === null ? 'Ver el motivo o apelar' : 'Ver mi opinión', url },
    why: WHY,
  };
}

export function replyEmail(review: ReviewRow, { snapshot }: BookingRow, url: string): Words {
  return {
    title: `${snapshot.operatorName} respondió tu opinión`,
    subject: `${snapshot.title}: ${snapshot.operatorName} respondió tu opinión`,
    paragraphs: (review.reply ?? '').split(/\n{2,}/),
    action: { label: 'Ver mi opinión', url },
    why: WHY,
  };
}

export function operatorEmail(review: ReviewRow, { snapshot }: BookingRow, url: string): Words {
  return {
    title: `Una opinión sobre ${snapshot.title}`,
    preheader: `${review.rating} de 5, de ${review.author}`,
    paragraphs: review.body.split(/\n{2,}/),
    facts: [
      { label: 'Nota', value: `${review.rating} de 5` },
      { label: 'De', value: review.author },
      { label: 'Salida', value: dayWords(snapshot) },
    ],
    action: { label: 'Leerla y responder', url },
    small: ['A cada opinión se responde una vez, a la vista de todos.'],
    why: WHY_OPERATOR,
  };
}
