export type PlaceErrorCode =
  | 'company_not_found'
  | 'company_fact_changed'
  | 'company_change_not_found'
  | 'company_cannot'
  | 'company_of_operator';

export const PLACE_ERRORS = {
  company_not_found: {
    status: 404,
    title: 'Lugar no encontrado',
    detail: 'No encontramos ese lugar en la región. Puede que haya cambiado de nombre.',
  },
  company_fact_changed: {
    status: 409,
    title: 'Otra persona lo cambió',
    detail: 'Ese dato cambió mientras lo editabas. Mira los dos y elige.',
  },
  company_change_not_found: {
    status: 404,
    title: 'Cambio no encontrado',
    detail: 'No encontramos ese cambio.',
  },
  company_cannot: {
    status: 409,
    title: 'No se puede ahora',
    detail: 'El lugar ya cambió de estado. Ábrelo de nuevo para ver en cuál está.',
  },
  company_of_operator: {
    status: 409,
    title: 'Lo escribe su operador',
    detail: 'Este lugar es el perfil de un operador. Sus datos se cambian en la ficha del operador.',
  },
} as const satisfies Record<PlaceErrorCode, { status: number; title: string; detail: string }>;
