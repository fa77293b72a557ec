export type PlaceErrorCode =
  | 'company_not_found'
  | 'company_fact_changed'
  | 'company_change_not_found'
  | 'company_cannot'
  | 'company_of_operator'
  | 'company_merged'
  | 'company_both_claimed'
  | 'company_changed_meanwhile'
  | 'company_move_not_found'
  | 'company_undo_too_late';

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
  company_merged: {
    status: 409,
    title: 'Lugar fusionado',
    detail: 'Este lugar se fusionó con otro. Cambia los datos en el que quedó.',
  },
  company_both_claimed: {
    status: 409,
    title: 'Los dos tienen responsable',
    detail: 'Los dos lugares tienen responsable o una solicitud. Resuelve primero quién lleva el lugar.',
  },
  company_changed_meanwhile: {
    status: 409,
    title: 'Cambió mientras elegías',
    detail: 'Uno de los dos lugares cambió mientras elegías. Mira los datos otra vez.',
  },
  company_move_not_found: {
    status: 404,
    title: 'Cambio no encontrado',
    detail: 'No encontramos esa fusión o división.',
  },
  company_undo_too_late: {
    status: 409,
    title: 'Ya no se puede deshacer',
    detail: 'Se deshace en los 30 días siguientes, mientras ninguno de los dos lugares se fusione con otro.',
  },
} as const satisfies Record<PlaceErrorCode, { status: number; title: string; detail: string }>;
