import { REPORT_WORDS } from '#features/reviews/contract/report-reasons.ts';
import { VISIBLE } from '#features/reviews/contract/review-states.ts';
import type { EmailContent } from '#server/mail/email.ts';
import type { ReviewRow } from '../review.store.ts';

export type ReviewEmail = Omit<EmailContent, 'brand'>;

interface Words {
  about: string;
  url: string;
}

const WHY = 'Recibes este mensaje porque escribiste la opinión con tu cuenta.';

/** @returns null if the author withdrew the review after the decision */
export function judgedEmail({ state, reason, appeal }: ReviewRow, { about, url }: Words): ReviewEmail | null {
  if (VISIBLE.includes(state))
    return {
      title: 'Tu opinión está publicada',
      subject: `Tu opinión sobre ${about} está publicada`,
      paragraphs: ['Una persona de la región la leyó. Ya la ve todo el mundo en su página.'],
      action: { label: 'Ver mis opiniones', url },
      why: WHY,
    };
  if (state !== 'removed') return null;
  return {
    title: 'Retiramos tu opinión',
    subject: `Retiramos tu opinión sobre ${about}`,
    paragraphs: [
      ...(reason ? [`El motivo: ${REPORT_WORDS[reason].toLowerCase()}.`] : []),
      appeal === null
        ? 'Si no estás de acuerdo puedes apelar, una vez: la revisa otra persona.'
        : 'La revisó otra persona y sigue retirada.',
    ],
    action: { label: appeal === null ? 'Ver el motivo o apelar' : 'Ver mis opiniones', url },
    why: WHY,
  };
}

/**
 * @param url page where the owner's team reads the review
 * @param isTraveller the team is one traveller, who does not reply
 */
export function teamEmail(
  { rating, author, body, state }: ReviewRow,
  { about, url, isTraveller }: Words & { isTraveller: boolean },
): ReviewEmail | null {
  if (!VISIBLE.includes(state)) return null;
  return {
    title: `Una opinión sobre ${about}`,
    preheader: `${rating} de 5, de ${author}`,
    paragraphs: body.split(/\n{2,}/),
    facts: [
      { label: 'Nota', value: `${rating} de 5` },
      { label: 'De', value: author },
    ],
    action: { label: isTraveller ? 'Leerla en tu viaje' : 'Leerla y responder', url },
    ...(!isTraveller && { small: ['A cada opinión se responde una vez, a la vista de todos.'] }),
    why: isTraveller
      ? 'Recibes este mensaje porque publicaste el viaje con tu cuenta.'
      : 'Recibes este mensaje porque estás en el equipo del lugar.',
  };
}

export function repliedEmail({ state, reply }: ReviewRow, { about, url }: Words): ReviewEmail | null {
  if (reply === null || !VISIBLE.includes(state)) return null;
  return {
    title: 'Respondieron tu opinión',
    subject: `${about}: respondieron tu opinión`,
    paragraphs: reply.split(/\n{2,}/),
    action: { label: 'Ver mis opiniones', url },
    why: WHY,
  };
}
