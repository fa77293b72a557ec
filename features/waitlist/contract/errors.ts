export type WaitlistErrorCode = 'waitlist_entry_not_found' | 'waitlist_refused' | 'places_free' | 'waitlist_entry_over';

export const WAITLIST_ERRORS = {
  waitlist_entry_not_found: {
    status: 404,
    title: 'Lista de espera no encontrada',
    detail:
      'No encontramos este lugar en una lista de espera. Abre el enlace entero de tu correo, o entra con tu cuenta.',
  },
  waitlist_refused: {
    status: 409,
    title: 'No puedes anotarte así',
    detail: 'Para esta salida no te podemos anotar así en la lista de espera. Mira por qué y elige de nuevo.',
  },
  places_free: {
    status: 409,
    title: 'Hay lugar para ustedes',
    detail: 'Ahora mismo hay lugar para todos en esta salida. Resérvala directamente.',
  },
  waitlist_entry_over: {
    status: 409,
    title: 'Ya no esperas en esta lista',
    detail: 'Este lugar en la lista de espera ya terminó. Si la salida sigue llena, puedes anotarte otra vez.',
  },
} as const satisfies Record<WaitlistErrorCode, { status: number; title: string; detail: string }>;
