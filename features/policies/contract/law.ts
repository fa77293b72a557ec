import { type Static, Type } from 'typebox';
import { Day, orNull } from '#features/schema.ts';
import { SALES } from './sales.ts';

const Term = Type.Object({ days: Type.Integer(), counted: Type.Enum(['business', 'calendar']) });
const Basis = Type.Object({
  law: Type.String(),
  article: orNull(Type.String()),
  date: orNull(Day),
  source: orNull(Type.String()),
  review: Type.Enum(['por revisar', 'confirmada']),
  doubt: orNull(Type.String()),
});

export const NoticePlace = Type.Enum([
  'footer',
  'home',
  'sign_up',
  'listing',
  'payment',
  'complaint',
  'mail',
  'voucher',
]);
export type NoticePlace = Static<typeof NoticePlace>;

export const LawView = Type.Object({
  country: Type.String({ description: 'ISO 3166-1' }),
  countryName: Type.String(),
  confirmed: Type.Boolean({ description: 'Un abogado del país confirmó todas las reglas' }),
  mode: Type.Enum(['directory', 'quotations', 'intermediary']),
  modeSummary: Type.String(),
  consequences: Type.Object({
    sells: Type.Enum([...SALES], { description: 'Nada, solo lo aceptado de una oferta, o todo' }),
    ownRegister: Type.Boolean(),
    showsProviderRegister: Type.Boolean(),
    hidesUnregistered: Type.Boolean(),
  }),
  notices: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      text: Type.String(),
      places: Type.Array(NoticePlace),
      basis: Type.Array(Basis),
    }),
  ),
  buttons: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      hint: orNull(Type.String()),
      href: Type.String({ description: 'Una dirección de este sitio o de fuera' }),
      places: Type.Array(NoticePlace),
      basis: Basis,
    }),
  ),
  withdrawal: Type.Object({
    summary: Type.String(),
    rights: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        applies: Type.String(),
        term: Term,
        refund: orNull(Term),
        exclusions: Type.Array(Type.String()),
        basis: Basis,
      }),
    ),
  }),
  register: Type.Object({
    name: Type.String(),
    shortName: Type.String(),
    authority: Type.String(),
    url: orNull(Type.String()),
    fields: Type.Array(
      Type.Object({
        id: Type.String(),
        label: Type.String(),
        kind: Type.Enum(['text', 'date', 'choice']),
        required: Type.Boolean(),
        choices: Type.Optional(Type.Array(Type.String())),
        pattern: Type.Optional(Type.String()),
        shape: Type.Optional(Type.String()),
      }),
    ),
    validity: Type.String(),
    expires: Type.Boolean(),
    basis: Basis,
  }),
  taxes: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      basisPoints: Type.Integer({ description: 'Centésimas de por ciento: 1800 es 18 %' }),
      applies: Type.String(),
      inPrice: Type.Boolean(),
      basis: Basis,
    }),
  ),
});
export type LawView = Static<typeof LawView>;
