import { type Static, Type } from 'typebox';

/** Offers are compared by these kinds, not by the texts of inclusions. */
export const INCLUSION_KINDS = [
  'guide',
  'transport',
  'ticket',
  'meal',
  'lodging',
  'equipment',
  'insurance',
  'photos',
] as const;
export type InclusionKind = (typeof INCLUSION_KINDS)[number];
export const INCLUSION_KIND_NAMES: Record<InclusionKind, string> = {
  guide: 'Guía',
  transport: 'Transporte',
  ticket: 'Entradas',
  meal: 'Comidas',
  lodging: 'Alojamiento',
  equipment: 'Equipo',
  insurance: 'Seguro',
  photos: 'Fotos',
};

export const InclusionKinds = Type.Array(Type.Enum([...INCLUSION_KINDS]), {
  maxItems: INCLUSION_KINDS.length,
  uniqueItems: true,
});

export const Inclusion = Type.Object({
  text: Type.String({ minLength: 1, maxLength: 100 }),
  /** Example: "Guía y van" has the kinds `guide` and `transport`. */
  kinds: InclusionKinds,
});
export type Inclusion = Static<typeof Inclusion>;
