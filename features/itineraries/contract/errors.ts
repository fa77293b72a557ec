export type ItineraryErrorCode =
  | 'itinerary_not_found'
  | 'itinerary_changed'
  | 'itinerary_cannot'
  | 'itinerary_not_ready'
  | 'itinerary_place_unknown'
  | 'itinerary_version_not_found';

export const ITINERARY_ERRORS = {
  itinerary_not_found: {
    status: 404,
    title: 'Itinerario no encontrado',
    detail: 'No encontramos ese itinerario. Puede que la región lo haya retirado.',
  },
  itinerary_changed: {
    status: 409,
    title: 'Otra persona lo cambió',
    detail: 'Se guardó otra versión mientras escribías. Junta las dos antes de guardar.',
  },
  itinerary_cannot: {
    status: 409,
    title: 'No se puede ahora',
    detail: 'El itinerario ya cambió de estado. Ábrelo de nuevo para ver en cuál está.',
  },
  itinerary_not_ready: {
    status: 409,
    title: 'Todavía no se puede mostrar',
    detail: 'Le falta algo para que alguien pueda seguirlo.',
  },
  itinerary_place_unknown: {
    status: 409,
    title: 'Un lugar ya no está',
    detail: 'Uno de sus lugares ya no está publicado. Cámbialo por otro.',
  },
  itinerary_version_not_found: {
    status: 404,
    title: 'Versión no encontrada',
    detail: 'No encontramos esa versión del itinerario.',
  },
} as const satisfies Record<ItineraryErrorCode, { status: number; title: string; detail: string }>;
