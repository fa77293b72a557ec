export type ClosureErrorCode =
  | 'closure_not_found'
  | 'closure_changed'
  | 'closure_cannot'
  | 'closure_over'
  | 'notice_not_found'
  | 'notice_cannot';

export const CLOSURE_ERRORS = {
  closure_not_found: { status: 404, title: 'Cierre no encontrado', detail: 'No encontramos ese cierre.' },
  closure_changed: {
    status: 409,
    title: 'Otra persona lo cambió',
    detail: 'Mientras lo editabas, alguien guardó otra versión. Ábrelo de nuevo y vuelve a hacer tu cambio.',
  },
  closure_cannot: {
    status: 409,
    title: 'No se puede ahora',
    detail: 'El cierre ya cambió de estado. Ábrelo de nuevo para ver en cuál está.',
  },
  closure_over: {
    status: 409,
    title: 'Su última fecha ya pasó',
    detail: 'Nadie lo vería: cambia la fecha final y anúncialo después.',
  },
  notice_not_found: { status: 404, title: 'Aviso no encontrado', detail: 'No encontramos ese aviso.' },
  notice_cannot: {
    status: 409,
    title: 'No se puede ahora',
    detail: 'Ese aviso ya cambió. Mira otra vez la lista.',
  },
} as const satisfies Record<ClosureErrorCode, { status: number; title: string; detail: string }>;
