export const MAILBOX_ERRORS = {
  mail_not_found: {
    status: 404,
    title: 'Mensaje no encontrado',
    detail: 'Ese mensaje no está en el buzón de la demostración. Los mensajes se guardan 30 días.',
  },
} as const;
