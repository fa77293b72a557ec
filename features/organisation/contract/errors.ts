export type OrganisationErrorCode =
  | 'organisation_changed'
  | 'currency_unconfirmed'
  | 'organisation_version_not_found'
  | 'front_picture_small'
  | 'picture_not_found';

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
  front_picture_small: {
    status: 400,
    title: 'La foto es muy chica',
    detail: 'Para la portada hace falta una foto de al menos 960 píxeles de ancho y 640 de alto.',
  },
  picture_not_found: {
    status: 404,
    title: 'Foto no encontrada',
    detail: 'Esa foto ya no está. Súbela otra vez.',
  },
  organisation_version_not_found: {
    status: 404,
    title: 'Versión no encontrada',
    detail: 'Esa versión de los ajustes no existe.',
  },
} as const satisfies Record<OrganisationErrorCode, { status: number; title: string; detail: string }>;
