import { type Static, Type } from 'typebox';
import { PlaceCard, Poster } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';
import { INTERESTS } from '#features/trips/contract/trip.ts';

/** Minutes count from local midnight. Distances are metres. */

export const ItineraryGlance = Type.Object({
  place: Type.Union([Type.String(), Type.Null()], { description: 'Identificador; nulo en una comida sin lugar' }),
  name: orNull(Type.String()),
  poster: orNull(Poster),
  meal: Type.Optional(Type.Enum(['lunch', 'dinner'])),
  begin: Type.Integer(),
  minutes: Type.Integer(),
});

export const ItineraryCard = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  reason: Type.String({ description: 'Por qué ir' }),
  featured: Type.Boolean(),
  poster: Poster,
  interests: Type.Array(Type.Enum([...INTERESTS])),
  weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
    description: 'Días en que puede empezar; 0 es lunes',
  }),
  dayCount: Type.Integer(),
  stopCount: Type.Integer({ description: 'Lugares que visita' }),
  days: Type.Array(
    Type.Object({
      title: Type.String(),
      leave: Type.Integer(),
      back: Type.Integer(),
      stops: Type.Array(ItineraryGlance),
    }),
  ),
});
export type ItineraryCard = Static<typeof ItineraryCard>;

export const ItinerariesList = Type.Object({ items: Type.Array(ItineraryCard) });

export const ItinerariesQuery = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 80, description: 'Solo los que tienen estas palabras' })),
    place: Type.Optional(Type.String({ maxLength: 100, description: 'Solo los que pasan por este lugar' })),
    interest: Type.Optional(Type.Enum([...INTERESTS], { description: 'Solo los de este interés' })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31, description: 'Solo los de tantos días' })),
  },
  { additionalProperties: false },
);

export const ItineraryParams = Type.Object({ idOrSlug: Type.String({ minLength: 1, maxLength: 200 }) });

const DayEnd = Type.Union([
  Type.Object({ place: Type.String() }),
  Type.Object({ name: Type.String(), lon: Type.Number(), lat: Type.Number() }),
]);

export const ItineraryDay = Type.Object({
  title: Type.String(),
  text: Type.String(),
  start: DayEnd,
  end: DayEnd,
  leave: Type.Integer(),
  back: Type.Integer(),
  stops: Type.Array(
    Type.Object({
      place: orNull(Type.String()),
      meal: Type.Optional(Type.Enum(['lunch', 'dinner'])),
      begin: Type.Integer(),
      minutes: Type.Integer(),
      text: Type.String(),
    }),
  ),
  /** The number of legs is the number of stops plus one, because the first leg begins where the day starts. */
  legs: Type.Array(
    Type.Object({
      minutes: Type.Integer(),
      metres: Type.Integer(),
      mode: Type.Enum(['walk', 'drive', 'train', 'boat']),
      basis: Type.Enum(['road_graph', 'official', 'estimate']),
    }),
  ),
});
export type ItineraryDay = Static<typeof ItineraryDay>;

export const ItineraryDetail = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  reason: Type.String(),
  body: Type.Array(Type.String(), { description: 'Párrafos' }),
  author: Type.String(),
  written: Day,
  featured: Type.Boolean(),
  /** Spanish reason why the times may be wrong. Null while the times are right. */
  needsAttention: orNull(Type.String()),
  poster: Poster,
  interests: Type.Array(Type.Enum([...INTERESTS])),
  weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
  days: Type.Array(ItineraryDay),
  dayCount: Type.Integer(),
  stopCount: Type.Integer(),
  places: Type.Array(PlaceCard),
});
export type ItineraryDetail = Static<typeof ItineraryDetail>;
