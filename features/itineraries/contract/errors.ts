/** Refusals of this area; the shape is the platform's catalogue (status, title, detail in Spanish). */
export type ItineraryErrorCode = 'itinerary_not_found';

export const ITINERARY_ERRORS = {
  itinerary_not_found: {
    status: 404,
    title: 'Itinerario no encontrado',
    detail: 'No encontramos ese itinerario. Puede que la región lo haya retirado.',
  },
} as const satisfies Record<ItineraryErrorCode, { status: number; title: string; detail: string }>;
