import type { OwnerTeam } from '#features/reviews/api/public.ts';
import type { EmailContent } from '#server/mail/email.ts';
import { ANSWER_FAULT_WORDS, type AnswerFault, PART_FAULTS } from '../by-mail/answer-faults.ts';
import type { QuestionRow } from '../question.store.ts';
import type { QuestionEmail } from './question-emails.ts';

/** Why the people who run an owner get an email about its questions. */
export const whyTeam = (team: OwnerTeam | undefined): string =>
  team?.isTraveller
    ? 'Recibes este mensaje porque publicaste el viaje con tu cuenta.'
    : 'Recibes este mensaje porque estás en el equipo que responde.';

type QuestionPart = Pick<QuestionRow, 'body' | 'asked_by'>;

interface Words extends Pick<EmailContent, 'why'> {
  /** Page where the reader answers. */
  url: string;
  small: readonly string[];
  /** `true` if a reply to this email is published as the answer. */
  takesAnswers: boolean;
}

export function answerableEmail(
  { body, asked_by }: QuestionPart,
  { url, small, why, takesAnswers }: Words,
): QuestionEmail {
  return {
    title: 'Te hicieron una pregunta',
    subject: `${asked_by} pregunta: ${shortOf(body)}`,
    preheader: body,
    paragraphs: [
      ...body.split(/\n{2,}/),
      ...(takesAnswers ? ['Responde este correo con tus palabras, y listo: es tu respuesta.'] : []),
    ],
    facts: [{ label: 'De', value: asked_by }],
    action: { label: 'Responder', url },
    small: ['Tu respuesta se publica en la página, a la vista de todos.', ...small],
    why,
  };
}

export function mailRefusedEmail(
  { body }: QuestionPart,
  faults: readonly AnswerFault[],
  { url, why }: { url: string; why: string },
): QuestionEmail {
  const isPart = faults.every((fault) => PART_FAULTS.includes(fault));
  return {
    title: isPart ? 'Publicamos tu respuesta, sin lo adjunto' : 'No publicamos tu respuesta',
    subject: `${isPart ? 'Tu respuesta, sin lo adjunto' : 'Tu respuesta no se publicó'}: ${shortOf(body)}`,
    paragraphs: [`«${body}»`, ...faults.map((fault) => ANSWER_FAULT_WORDS[fault])],
    action: { label: isPart ? 'Ver mi respuesta' : 'Responder en la página', url },
    why,
  };
}

const shortOf = (body: string): string => (body.length > 80 ? `${body.slice(0, 79)}…` : body);
