export type AnnouncementErrorCode =
  | 'announcement_not_found'
  | 'announcement_recipients_changed'
  | 'too_many_announcements';

interface Text {
  status: number;
  title: string;
  detail: string;
}

export const ANNOUNCEMENT_ERRORS = {
  announcement_not_found: {
    status: 404,
    title: 'Mensaje no encontrado',
    detail: 'No encontramos ese mensaje.',
  },
  announcement_recipients_changed: {
    status: 409,
    title: 'Cambió a quién le llega',
    detail:
      'Mientras escribías cambiaron los operadores que cumplen lo que elegiste. Mira la lista nueva y envía otra vez.',
  },
  too_many_announcements: {
    status: 429,
    title: 'Son demasiados mensajes',
    detail: 'La región ya envió los mensajes de un día a sus operadores. Espera un poco antes de enviar otro.',
  },
} as const satisfies Record<AnnouncementErrorCode, Text>;
