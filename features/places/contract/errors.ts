export type PlaceErrorCode = 'company_not_found';

export const PLACE_ERRORS = {
  company_not_found: {
    status: 404,
    title: 'Lugar no encontrado',
    detail: 'No encontramos ese lugar en la región. Puede que haya cambiado de nombre.',
  },
} as const satisfies Record<PlaceErrorCode, { status: number; title: string; detail: string }>;
