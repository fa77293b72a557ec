import { ANSWER } from '#features/questions/contract/case.ts';

export const ANSWER_FAULTS = [
  'other_sender',
  'nothing_written',
  'too_long',
  'link',
  'email',
  'phone',
  'insult',
  'attachments',
  'too_many',
  'over',
] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

/** The answer is published, but without what the fault names. */
export const PART_FAULTS: readonly AnswerFault[] = ['attachments'];

export const ANSWER_FAULT_WORDS: Record<AnswerFault, string> = {
  other_sender: 'Llegó de una dirección que no es la de tu cuenta. Responde desde esta dirección, o en la página.',
  nothing_written: 'No encontramos nada escrito por ti encima del mensaje que respondías.',
  too_long: `El texto pasa de ${ANSWER.most} letras. Envíalo más corto.`,
  link: 'Tiene un enlace, y aquí no se publican.',
  email: 'Tiene un correo, y aquí no se publica.',
  phone: 'Tiene un teléfono, y aquí no se publica. Ponlo en la ficha: ahí lo busca quien viaja.',
  insult: 'Tiene algo que ofende, y lo leerá todo el mundo.',
  attachments: 'Lo adjunto no se publica: una respuesta es solo texto.',
  too_many: 'Llegaron demasiados correos en una hora. Espera un poco, o responde en la página.',
  over: 'Esa pregunta ya no está publicada.',
};
