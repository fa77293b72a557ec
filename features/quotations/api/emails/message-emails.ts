import { type MailFault, PART_FAULTS } from '#features/conversations/api/public.ts';
import { CONVERSATION_LIMITS, type ConversationSide } from '#features/conversations/contract/conversation.ts';
import type { QuotationEmail } from './quotation-emails.ts';

const MAIL_FAULT_WORDS: Record<MailFault, string> = {
  nothing_written: 'No encontramos nada escrito por ti encima del mensaje que respondías.',
  text_too_long: `El texto pasa de ${CONVERSATION_LIMITS.text} caracteres. Envíalo más corto, o en dos partes.`,
  talk_over: 'Esa oferta ya no sigue, y con ella terminó su conversación.',
  talk_full: 'Esa conversación llegó a su límite de mensajes.',
  too_many_letters: 'Llegaron demasiados correos en una hora. Espera un poco, o escribe en la página.',
  too_many_files: `Con un mensaje van hasta ${CONVERSATION_LIMITS.filesTogether} imágenes, y con toda la cotización hasta ${CONVERSATION_LIMITS.files}.`,
  file_kind:
    'Un archivo adjunto no es una imagen. Guardamos JPEG, PNG, WebP y AVIF; de un PDF o un documento, envía una captura de lo que importa.',
  file_unreadable: 'Una imagen está dañada o es demasiado grande. Prueba con otra copia.',
  not_possible: 'Algo de la cotización cambió y ya no se puede.',
};

export interface ConversationFacts {
  reference: string;
  title: string;
  from: string;
  action: Pick<QuotationEmail, 'action' | 'small'>;
  /** `true` if the site stores replies to this email as messages. */
  takesAnswers: boolean;
}

const WHY: Record<ConversationSide, string> = {
  traveller: 'Recibes este mensaje porque esta dirección se escribió al pedir una cotización.',
  operator: 'Recibes este mensaje porque respondes cotizaciones por tu operador.',
};

export function messageEmail(
  reader: ConversationSide,
  { reference, title, from, action, takesAnswers }: ConversationFacts,
  { text, pictures }: { text: string; pictures: number },
): QuotationEmail {
  const also =
    pictures === 1 ? 'Con una imagen, que ves en la página.' : `Con ${pictures} imágenes, que ves en la página.`;
  return {
    title: `${from} te escribió:`,
    // All emails of a conversation have the same subject, so that mail programs group them.
    subject: `${reference}: mensajes con ${from}`,
    paragraphs: [...paragraphsOf(text), ...(pictures > 0 ? [also] : [])],
    facts: [{ label: 'Cotización', value: `${title} · ${reference}` }],
    ...action,
    small: [
      ...(takesAnswers ? ['También puedes responder este correo: lo que escribas llega a la conversación.'] : []),
      ...[action.small ?? []].flat(),
    ],
    why: WHY[reader],
  };
}

export function mailRefusedEmail(
  writer: ConversationSide,
  { reference, title, action }: Pick<ConversationFacts, 'reference' | 'title' | 'action'>,
  faults: readonly MailFault[],
): QuotationEmail {
  const isPart = faults.every((fault) => PART_FAULTS.includes(fault));
  return {
    title: isPart ? 'Una parte de tu correo no llegó' : 'Tu correo no llegó a la conversación',
    subject: `${reference}: ${isPart ? 'una parte de tu correo no llegó' : 'tu correo no llegó'}`,
    paragraphs: [
      ...faults.map((fault) => MAIL_FAULT_WORDS[fault]),
      isPart ? 'Lo que escribiste, si escribiste algo, ya está en la conversación.' : 'Nada de ese correo se guardó.',
    ],
    facts: [{ label: 'Cotización', value: `${title} · ${reference}` }],
    ...action,
    why: WHY[writer],
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter(Boolean);
}
