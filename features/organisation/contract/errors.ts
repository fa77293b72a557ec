export type OrganisationErrorCode = 'organisation_changed' | 'currency_unconfirmed' | 'organisation_version_not_found';

export const ORGANISATION_ERRORS = {
  organisation_changed: {
    status: 409,
    title: 'Alguien cambió los ajustes',
    detail: 'Otra persona guardó cambios mientras editabas. Lo tuyo sigue aquí: revisa lo nuevo y vuelve a guardar.',
  },
  currency_unconfirmed: {
    status: 409,
    title: 'Falta confirmar la moneda',
    detail: 'Cambiar la moneda no convierte ningún importe. Confirma el cambio para guardarlo.',
  },
  organisation_version_not_found: {
    status: 404,
    title: 'Versión no encontrada',
    detail: 'Esa versión de los ajustes no existe.',
  },
} as const satisfies Record<OrganisationErrorCode, { status: number; title: string; detail: string }>;
