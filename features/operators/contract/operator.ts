import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Poster } from '#features/places/contract/place.ts';
import { Day, orNull, text } from '#features/schema.ts';
import { Telephone } from '#features/telephone.ts';

export const DOCUMENT_KINDS = ['register', 'tax', 'identity', 'certificate', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
const DOCUMENT_KIND_NAMES: Record<Exclude<DocumentKind, 'tax'>, string> = {
  register: 'Constancia del registro de turismo',
  identity: 'Documento de identidad de quien representa',
  certificate: 'Certificado de seguridad',
  other: 'Otro documento',
};

/** @param taxName the country's name of the tax number, such as "RUC" */
export const documentKindName = (kind: DocumentKind, taxName: string): string =>
  kind === 'tax' ? `Constancia del ${taxName}` : DOCUMENT_KIND_NAMES[kind];

export const OperatorProfile = Type.Object(
  {
    about: text(1200),
    /** ISO 639-1 codes. */
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { minItems: 1, maxItems: 10, uniqueItems: true }),
    phone: orNull(Telephone(30)),
    email: orNull(Type.String({ format: 'email', maxLength: 200 })),
    /** Colour of the operator's badge, such as "#11595C". */
    colour: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
    poster: Poster,
    /** Street address. `lon` and `lat` are the position of the profile on the map. */
    address: text(160),
    lon: Longitude,
    lat: Latitude,
    /** Until the operator has marked a position. `lon` and `lat` are then the region's centre. */
    unplaced: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
);
export type OperatorProfile = Static<typeof OperatorProfile>;

export const OperatorLegal = Type.Object(
  {
    legalName: text(160),
    taxNumber: text(40),
    representative: text(160),
    address: text(200),
    /** Values of `law.register.fields` of the country pack, keyed by field id. */
    register: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }), text(200)),
    /** Local day on which the region compared the data with the register. Null before the comparison. */
    checkedOn: orNull(Day),
  },
  { additionalProperties: false },
);
export type OperatorLegal = Static<typeof OperatorLegal>;

export const OperatorCard = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  /** `true` for an invented operator. Every page that names the operator must show that the operator is invented. */
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
  company: orNull(Type.String()),
  register: Type.Object({
    name: Type.String(),
    number: orNull(Type.String()),
    checkedOn: orNull(Day),
  }),
});
export type OperatorDetail = Static<typeof OperatorDetail>;

/** Operators that may sell, sorted by name. */
export const OperatorsList = Type.Object({
  items: Type.Array(
    Type.Object({
      ...Type.Pick(OperatorDetail, ['id', 'slug', 'name', 'fictional', 'about', 'languages', 'poster', 'company'])
        .properties,
      /** Number of plans on sale. */
      plans: Type.Integer(),
    }),
  ),
});
export type OperatorsList = Static<typeof OperatorsList>;
