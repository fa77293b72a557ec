import { type Static, Type } from 'typebox';
import { FoundGroup } from '#features/search/contract/found.ts';
import { Category } from './place.ts';

export const Suggestion = Type.Union([
  Type.Object({
    kind: Type.Literal('place'),
    id: Type.String(),
    slug: Type.String(),
    label: Type.String(),
    category: Category,
    detail: Type.String(),
  }),
  Type.Object({ kind: Type.Literal('category'), value: Category, label: Type.String(), count: Type.Integer() }),
  Type.Object({ kind: Type.Literal('district'), value: Type.String(), label: Type.String(), count: Type.Integer() }),
]);
export type Suggestion = Static<typeof Suggestion>;

export const SuggestQuery = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 80 }) },
  { additionalProperties: false },
);
export const SuggestAnswer = Type.Object({
  items: Type.Array(Suggestion),
  total: Type.Integer({ description: 'Lugares que la búsqueda encuentra' }),
  totalIsFloor: Type.Boolean({ description: 'Hay más de los que dice `total`' }),
  groups: Type.Array(FoundGroup, { description: 'Lo que se encuentra además de lugares' }),
  onMap: Type.Optional(
    Type.Literal(true, { description: 'La búsqueda nombra lugares útiles, que Explorar muestra en el mapa' }),
  ),
  corrected: Type.Optional(Type.String({ description: 'Falta si tampoco así se encuentra un lugar' })),
});
export type SuggestAnswer = Static<typeof SuggestAnswer>;
