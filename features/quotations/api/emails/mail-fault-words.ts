import type { MailFault } from '#features/conversations/api/public.ts';
import { CONVERSATION_LIMITS } from '#features/conversations/contract/conversation.ts';

/** The reasons in words for the sender of the email. */
export const MAIL_FAULT_WORDS: Record<MailFault, string> = {
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
