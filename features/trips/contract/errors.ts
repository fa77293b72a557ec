export type TripErrorCode =
  | 'trip_not_found'
  | 'trip_conflict'
  | 'trip_already_kept'
  | 'trip_binned'
  | 'trip_action_refused'
  | 'trip_of_another'
  | 'trip_other_days'
  | 'trip_too_empty'
  | 'publication_not_found'
  | 'publication_action_refused';

export const TRIP_ERRORS = {
  trip_not_found: {
    status: 404,
    title: 'Viaje no encontrado',
    detail: 'No encontramos ese viaje. El enlace pudo cambiar o el viaje fue borrado.',
  },
  trip_conflict: {
    status: 409,
    title: 'El viaje cambió en otro lugar',
    detail: 'Alguien guardó otros cambios de este viaje. Compara las dos versiones y elige cuál conservar.',
  },
  trip_already_kept: {
    status: 409,
    title: 'Este viaje ya está guardado',
    detail: 'Este viaje ya está guardado y su enlace para editar ya se usó. Ábrelo con ese enlace.',
  },
  trip_binned: {
    status: 410,
    title: 'Viaje en la papelera',
    detail:
      'Quien armó este viaje lo puso en la papelera. Con el enlace para editar se puede recuperar durante 30 días.',
  },
  trip_action_refused: {
    status: 409,
    title: 'Ahora no es posible',
    detail: 'En el estado en que está el viaje no se puede hacer eso.',
  },
  trip_of_another: {
    status: 409,
    title: 'Este viaje es de otra cuenta',
    detail: 'Este viaje ya está en otra cuenta. Con su enlace puedes seguir editándolo.',
  },
  trip_other_days: {
    status: 409,
    title: 'Son otros días',
    detail:
      'Lo que reservaste es para otros días que este viaje. Haz con ello un viaje nuevo, o cambia las fechas de este.',
  },
  trip_too_empty: {
    status: 409,
    title: 'Al viaje le faltan paradas',
    detail: 'Para publicarlo, pon al menos un lugar en sus días.',
  },
  publication_not_found: {
    status: 404,
    title: 'Viaje público no encontrado',
    detail: 'No encontramos ese viaje público. Puede que quien lo hizo lo haya retirado.',
  },
  publication_action_refused: {
    status: 409,
    title: 'Ahora no es posible',
    detail: 'En el estado en que está el viaje público no se puede hacer eso. Vuelve a cargarlo para ver cómo está.',
  },
} as const satisfies Record<TripErrorCode, { status: number; title: string; detail: string }>;
