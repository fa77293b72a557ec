export type PrivacyErrorCode = 'copy_too_soon' | 'copy_not_found' | 'copy_over' | 'last_admin_leaves';

export const PRIVACY_ERRORS = {
  copy_too_soon: {
    status: 429,
    title: 'Ya pediste tus datos',
    detail: 'Pediste varias copias en poco tiempo. Usa la última, o pide otra mañana.',
  },
  copy_not_found: {
    status: 404,
    title: 'Copia no encontrada',
    detail: 'No encontramos esa copia de tus datos.',
  },
  copy_over: {
    status: 410,
    title: 'La copia ya no está',
    detail: 'Esa copia de tus datos venció y la borramos. Puedes pedir otra.',
  },
  last_admin_leaves: {
    status: 409,
    title: 'Administras la región',
    detail: 'La región se quedaría sin quien la administre. Da antes ese papel a otra persona.',
  },
} as const satisfies Record<PrivacyErrorCode, { status: number; title: string; detail: string }>;
