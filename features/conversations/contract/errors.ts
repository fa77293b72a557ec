export type ConversationErrorCode =
  | 'talk_over'
  | 'talk_full'
  | 'message_not_found'
  | 'message_repeated_differently'
  | 'file_not_found'
  | 'file_kind'
  | 'file_repeated_differently'
  | 'too_many_files';

export const CONVERSATION_ERRORS = {
  talk_over: {
    status: 409,
    title: 'La conversación terminó',
    detail: 'Esta oferta ya no sigue, y con ella terminó su conversación. Lo que se dijo se puede leer.',
  },
  talk_full: {
    status: 409,
    title: 'Demasiados mensajes',
    detail: 'Esta conversación llegó a su límite. Por teléfono se entienden mejor.',
  },
  message_not_found: {
    status: 404,
    title: 'Mensaje no encontrado',
    detail: 'No encontramos ese mensaje tuyo en esta conversación.',
  },
  message_repeated_differently: {
    status: 409,
    title: 'Mensaje repetido con otras palabras',
    detail:
      'Ya recibimos un mensaje con esta clave y otro texto. Vuelve a cargar la conversación y escríbelo de nuevo.',
  },
  file_not_found: {
    status: 404,
    title: 'Archivo no encontrado',
    detail: 'No encontramos ese archivo en esta cotización.',
  },
  file_kind: {
    status: 415,
    title: 'Solo imágenes',
    detail:
      'Guardamos fotos y capturas (JPEG, PNG, WebP o AVIF). Un PDF o un documento puede llevar algo escondido que no sabemos quitar: envía una captura de lo que importa, o escríbelo en el mensaje.',
  },
  file_repeated_differently: {
    status: 409,
    title: 'Archivo repetido en otro lugar',
    detail: 'Ya recibimos un archivo con esta clave para otro mensaje. Vuelve a elegirlo.',
  },
  too_many_files: {
    status: 409,
    title: 'Demasiados archivos',
    detail: 'Con un mensaje van hasta ocho imágenes, y con toda la cotización hasta sesenta.',
  },
} as const satisfies Record<ConversationErrorCode, { status: number; title: string; detail: string }>;
