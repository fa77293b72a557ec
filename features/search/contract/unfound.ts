import { type Static, Type } from 'typebox';
import { Day, orNull } from '#features/schema.ts';

/** A text is listed after this number of different days, or after this number of searches. */
export const LISTED_FROM = { days: 2, times: 3 } as const;
/** Texts that are never listed are deleted earlier than the others. */
export const KEPT_FOR = { months: 13, unlistedDays: 30 } as const;
export const LONGEST_TEXT = 60;

export const UNFOUND_VIEWS = ['open', 'synonym', 'hidden'] as const;
export type UnfoundView = (typeof UNFOUND_VIEWS)[number];

export const UnfoundSearch = Type.Object({
  text: Type.String(),
  times: Type.Integer({ description: 'Búsquedas en los últimos 13 meses' }),
  days: Type.Integer({ description: 'Días distintos' }),
  lastDay: orNull(Day),
  guess: orNull(Type.String({ description: 'Las palabras conocidas que más se parecen' })),
  means: orNull(Type.String({ description: 'El sinónimo que se añadió' })),
});
export type UnfoundSearch = Static<typeof UnfoundSearch>;

export const UnfoundSearches = Type.Object({
  items: Type.Array(UnfoundSearch),
  next: orNull(Type.String()),
});
export type UnfoundSearches = Static<typeof UnfoundSearches>;

export const UnfoundQuery = Type.Object(
  {
    view: Type.Optional(Type.Enum([...UNFOUND_VIEWS], { description: 'Por atender si no se dice' })),
    cursor: Type.Optional(Type.String({ maxLength: 400 })),
  },
  { additionalProperties: false },
);

const Text = Type.String({ minLength: 2, maxLength: LONGEST_TEXT });

export const SynonymBody = Type.Object({ text: Text, means: Text }, { additionalProperties: false });
export const Synonym = Type.Object({
  text: Type.String(),
  means: Type.String(),
  found: Type.Integer({ description: 'Resultados que esa búsqueda encuentra ahora' }),
});
export type Synonym = Static<typeof Synonym>;

export const RemoveSynonymBody = Type.Object({ text: Text }, { additionalProperties: false });
export const HideBody = Type.Object({ text: Text, hidden: Type.Boolean() }, { additionalProperties: false });
