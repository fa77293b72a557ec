import { type Static, Type } from 'typebox';
import { closed, Instant, orNull, text } from '#features/schema.ts';
import { FACTS } from './place-facts.ts';
import { PLACE_ROWS } from './place-rows.ts';
import { RegionPlace } from './region.ts';

/** Facts that the new place always has: the person writes its name, and it begins where the divided place is. */
export const SPLIT_ALWAYS = ['name', 'kind', 'position', 'district', 'poster'] as const;

const SourceKey = Type.Object({ source: text(100, 1), key: text(300, 1) }, closed);

/** The facts and rows that a new place can take from the divided place. */
export const SplitOffer = Type.Object({
  place: Type.Pick(RegionPlace, ['id', 'slug', 'state', 'facts', 'updatedAt']),
  sources: Type.Array(
    Type.Object({
      source: Type.String(),
      key: Type.String(),
      sourceName: Type.String(),
      name: orNull(Type.String({ description: 'Cómo llama la fuente al lugar' })),
      date: Type.String({ format: 'date' }),
    }),
  ),
  rows: Type.Array(
    Type.Object({
      rows: Type.Enum([...PLACE_ROWS]),
      items: Type.Array(Type.Object({ key: Type.String(), text: Type.String(), at: Instant })),
    }),
    { description: 'Opiniones, fotos y preguntas, las más nuevas primero. Hasta 200 de cada una' },
  ),
});
export type SplitOffer = Static<typeof SplitOffer>;

export const SplitBody = Type.Object(
  {
    newId: Type.String({ format: 'uuid', description: 'Lo elige quien llama: repetido, es la misma división' }),
    name: text(200, 2),
    take: Type.Array(Type.Enum([...FACTS]), {
      uniqueItems: true,
      description: 'Los datos que se copian al lugar nuevo',
    }),
    sources: Type.Array(SourceKey, { maxItems: 200, description: 'Los registros de fuentes que son del lugar nuevo' }),
    rows: Type.Array(
      Type.Object({ rows: Type.Enum([...PLACE_ROWS]), keys: Type.Array(text(80, 1), { maxItems: 200 }) }, closed),
      { maxItems: PLACE_ROWS.length },
    ),
    seen: Instant,
  },
  closed,
);
export type SplitBody = Static<typeof SplitBody>;
