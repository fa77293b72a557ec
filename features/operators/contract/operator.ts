import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Poster } from '#features/places/contract/place.ts';
import { Day, orNull, text } from '#features/schema.ts';

/** Schemas for operators. */

export const DOCUMENT_KINDS = ['register', 'tax', 'identity', 'certificate', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_KIND_NAMES: Record<DocumentKind, string> = {
  register: 'Constancia del registro de turismo',
  tax: 'Registro tributario',
  identity: 'Documento de identidad de quien representa',
  certificate: 'Certificado de seguridad',
  other: 'Otro documento',
};

/** An operator's description of itself, for every page that names it. */
export const OperatorProfile = Type.Object(
  {
    about: text(1200),
    /** ISO 639-1. */
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { minItems: 1, maxItems: 10, uniqueItems: true }),
    phone: orNull(text(30, 5)),
    email: orNull(Type.String({ format: 'email', maxLength: 200 })),
    /** Colour of its mark, "#11595C". */
    colour: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
    poster: Poster,
    /** Its address; its public profile is at this point of the map. */
    address: text(160),
    lon: Longitude,
    lat: Latitude,
  },
  { additionalProperties: false },
);
export type OperatorProfile = Static<typeof OperatorProfile>;

/** The operator's legal data: the legal name, and the fields of the country's tourism register by their ids. */
export const OperatorLegal = Type.Object(
  {
    legalName: text(160),
    taxNumber: text(40),
    representative: text(160),
    address: text(200),
    /** Answers to `law.register.fields` of the country pack. */
    register: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }), text(200)),
    /** Local day on which the region compared it with the register; null for never. */
    checkedOn: orNull(Day),
  },
  { additionalProperties: false },
);
export type OperatorLegal = Static<typeof OperatorLegal>;

/** An operator as plans name it. */
export const OperatorCard = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  /** Invented for a demonstration. Every page that names it has to say so. */
  fictional: Type.Boolean(),
  colour: Type.String(),
});
export type OperatorCard = Static<typeof OperatorCard>;

export const OperatorDetail = Type.Object({
  ...OperatorCard.properties,
  about: Type.String(),
  languages: Type.Array(Type.String()),
  phone: orNull(Type.String()),
  email: orNull(Type.String()),
  poster: Poster,
  /** Slug of its public profile among the places; null without one. */
  company: orNull(Type.String()),
  register: Type.Object({
    /** "Directorio Nacional", as the country calls it. */
    name: Type.String(),
    number: orNull(Type.String()),
    checkedOn: orNull(Day),
  }),
});
export type OperatorDetail = Static<typeof OperatorDetail>;
