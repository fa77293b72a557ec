import { type Static, Type } from 'typebox';
import { Day, orNull } from '#features/schema.ts';

/** Coordinates are WGS 84 degrees. The path on the wire is `maincompany`. */
export const Organisation = Type.Object({
  id: Type.String({ description: 'La región' }),
  product: Type.String(),
  region: Type.String(),
  tagline: Type.String(),
  description: Type.String(),
  /** `true` if the organisation is a placeholder. */
  demo: Type.Boolean(),
  organisation: Type.Object({
    name: Type.String(),
    legalName: Type.String(),
    email: Type.String(),
    phone: orNull(Type.String()),
    address: Type.String(),
    registerNumber: orNull(Type.String()),
  }),
  country: Type.String({ description: 'ISO 3166-1' }),
  legalMode: Type.Enum(['directory', 'quotations', 'intermediary'], {
    description: 'Si el sitio solo informa, vende solo por cotización, o todo',
  }),
  languages: Type.Array(Type.String(), { description: 'Idiomas en que atiende la organización, ISO 639-1' }),
  locale: Type.String(),
  timeZone: Type.String(),
  currency: Type.Object({ code: Type.String(), symbol: Type.String(), decimals: Type.Integer() }),
  centre: Type.Object({ name: Type.String(), label: Type.String(), lon: Type.Number(), lat: Type.Number() }),
  box: Type.Array(Type.Number(), { minItems: 4, maxItems: 4, description: 'oeste, sur, este, norte' }),
  dataDate: Day,
  sources: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      attribution: Type.String(),
      licence: Type.String(),
      licenceName: Type.String(),
      licenceUrl: orNull(Type.String()),
      url: orNull(Type.String()),
      date: Day,
      usedFor: Type.Array(Type.String()),
      note: orNull(Type.String()),
    }),
  ),
});
export type Organisation = Static<typeof Organisation>;
