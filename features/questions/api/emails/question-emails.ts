import { REPORT_WORDS } from '#features/reviews/contract/report-reasons.ts';
import type { EmailContent } from '#server/mail/email.ts';
import type { QuestionRow } from '../question.store.ts';

export type QuestionEmail = Omit<EmailContent, 'brand'>;

export interface AskerWords {
  /** Name of the owner, such as "Huaca de la Luna". */
  about: string;
  /** Page of the question. */
  url: string;
}

const WHY = 'Recibes este mensaje porque esta dirección se escribió al preguntar.';
const PRIVATE = 'Quien tenga este enlace puede ver y retirar tu pregunta: no lo compartas.';

export function confirmationEmail({ body }: Pick<QuestionRow, 'body'>, { about, url }: AskerWords): QuestionEmail {
  return {
    title: 'Confirma tu pregunta',
    subject: `Confirma tu pregunta sobre ${about}`,
    preheader: body,
    paragraphs: [
      `Preguntaste sobre ${about}:`,
      `«${body}»`,
      'Confirma tu correo y la publicamos. Te escribimos aquí cuando la respondan.',
    ],
    action: { label: 'Publicar mi pregunta', url },
    small: ['El enlace sirve un día para confirmar. Si no preguntaste tú, borra este correo.', PRIVATE],
    why: WHY,
  };
}

export function answeredEmail(
  { body }: Pick<QuestionRow, 'body'>,
  answer: { answered_by: string; body: string },
  { about, url }: AskerWords,
): QuestionEmail {
  return {
    title: `${answer.answered_by} respondió tu pregunta`,
    subject: `${about}: respondieron tu pregunta`,
    preheader: answer.body,
    paragraphs: [`«${body}»`, ...answer.body.split(/\n{2,}/)],
    action: { label: 'Ver mi pregunta', url },
    small: [PRIVATE],
    why: WHY,
  };
}

export function judgedEmail(
  { state, reason, body }: Pick<QuestionRow, 'state' | 'reason' | 'body'>,
  { about, url }: AskerWords,
): QuestionEmail {
  const action = { label: 'Ver mi pregunta', url };
  if (state === 'merged')
    return {
      title: 'Juntamos tu pregunta con otra igual',
      subject: `Tu pregunta sobre ${about} ya la hizo otra persona`,
      paragraphs: [
        `«${body}»`,
        'En la página ves la otra, con sus respuestas. Si llega una nueva, te escribimos aquí.',
      ],
      action,
      small: [PRIVATE],
      why: WHY,
    };
  if (state !== 'removed')
    return {
      title: 'Tu pregunta está publicada',
      subject: `Tu pregunta sobre ${about} está publicada`,
      paragraphs: [`«${body}»`, 'Una persona de la región la leyó. Te escribimos aquí cuando la respondan.'],
      action,
      small: [PRIVATE],
      why: WHY,
    };
  return {
    title: 'Retiramos tu pregunta',
    subject: `Retiramos tu pregunta sobre ${about}`,
    paragraphs: [
      `«${body}»`,
      ...(reason ? [`El motivo: ${REPORT_WORDS[reason].toLowerCase()}.`] : []),
      'Puedes preguntar otra vez, con otras palabras.',
    ],
    action,
    why: WHY,
  };
}
