import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { closed, Id, Instant, orNull, PageQuery, text } from '#features/schema.ts';
import { Category, HoursClassSchema, PlaceDoubt, Poster } from './place.ts';
import { FACT_SOURCES, FACTS, MADE_AS, OneFact, PlaceFacts } from './place-facts.ts';
import { PLACE_ROWS } from './place-rows.ts';
import { PLACE_ACTIONS, PLACE_STATES } from './place-states.ts';

/** Filters of the region's list. `hidden` places are not on the site, and `differs` waits for a choice. */
export const LACKS = ['hours', 'contact', 'doubts', 'hidden', 'differs'] as const;
export type Lack = (typeof LACKS)[number];

/** The facts that a complete place has. */
export const COMPLETE = ['summary', 'hours', 'contact', 'address', 'fees', 'access'] as const;

export const RegionPlacesQuery = Type.Object(
  {
    ...PageQuery,
    q: Type.Optional(
      Type.String({ minLength: 1, maxLength: 80, description: 'Nombre, tipo o distrito, como en Explorar' }),
    ),
    lacks: Type.Optional(
      Type.String({
        pattern: `^(${LACKS.join('|')})(,(${LACKS.join('|')}))*$`,
        description: 'Lo que falta, separado por comas: hours, contact, doubts, hidden, differs. Se suman',
      }),
    ),
  },
  closed,
);
export type RegionPlacesQuery = Static<typeof RegionPlacesQuery>;

export const RegionPlaceRow = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  kindLabel: Type.String(),
  category: Category,
  district: orNull(Type.String()),
  poster: Poster,
  state: Type.Enum([...PLACE_STATES]),
  hoursClass: HoursClassSchema,
  doubts: Type.Integer(),
  /** The facts of `COMPLETE` that the place has. */
  has: Type.Array(Type.Enum([...COMPLETE])),
  isProfile: Type.Boolean({ description: 'Es el perfil de un operador, que escribe sus datos' }),
});
export type RegionPlaceRow = Static<typeof RegionPlaceRow>;

export const RegionPlaces = Type.Object({
  items: Type.Array(RegionPlaceRow),
  total: Type.Integer({ description: 'Lugares que coinciden con la búsqueda y los filtros' }),
  counts: Type.Object(
    {
      all: Type.Integer(),
      hours: Type.Integer(),
      contact: Type.Integer(),
      doubts: Type.Integer(),
      hidden: Type.Integer(),
      differs: Type.Integer(),
    },
    { description: 'Lugares de la región a los que les falta cada cosa' },
  ),
  /** Kinds that a new place can have. */
  kinds: Type.Array(Type.Object({ category: Category, label: Type.String() })),
  next: orNull(Type.String()),
});
export type RegionPlaces = Static<typeof RegionPlaces>;

export const PlaceChange = Type.Object({
  id: Type.String(),
  at: Instant,
  by: orNull(Type.String({ description: 'Nombre; null si su cuenta se borró' })),
  as: Type.Enum([...MADE_AS], { description: 'Con qué papel: de la región o del equipo del lugar' }),
  fact: Type.Enum([...FACTS, 'state']),
  before: Type.Unknown(),
  after: Type.Unknown(),
  source: Type.Enum([...FACT_SOURCES]),
  undoes: orNull(Type.String()),
  canUndo: Type.Boolean({ description: 'El dato no cambió después' }),
});
export type PlaceChange = Static<typeof PlaceChange>;

/** A merge or a split of two places. */
export const MOVE_KINDS = ['merge', 'split'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

const PlaceName = Type.Object({ id: Id, name: Type.String() });

export const PlaceMove = Type.Object({
  id: Id,
  kind: Type.Enum([...MOVE_KINDS]),
  other: PlaceName,
  isFrom: Type.Boolean({ description: 'Los datos salieron de este lugar hacia el otro' }),
  at: Instant,
  by: orNull(Type.String()),
  moved: Type.Array(Type.Object({ rows: Type.Enum([...PLACE_ROWS]), count: Type.Integer({ minimum: 1 }) }), {
    description: 'Lo que pasó de un lugar al otro',
  }),
  facts: Type.Array(Type.Enum([...FACTS]), { description: 'Los datos que la fusión tomó del otro lugar' }),
  isUndone: Type.Boolean(),
  canUndo: Type.Boolean(),
});
export type PlaceMove = Static<typeof PlaceMove>;

export const RegionPlace = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  state: Type.Enum([...PLACE_STATES]),
  stateReason: orNull(Type.String()),
  can: Type.Array(Type.Enum([...PLACE_ACTIONS])),
  /** The operator whose profile this place is. The operator writes the facts, so staff only read them. */
  operatorId: orNull(Id),
  facts: PlaceFacts,
  doubts: Type.Array(PlaceDoubt),
  /** Facts that imports no longer change. */
  edited: Type.Array(Type.Enum([...FACTS])),
  /** Where each fact comes from. A fact without a known source is absent. */
  origins: Type.Array(
    Type.Object({ fact: Type.Enum([...FACTS]), name: Type.String(), date: Type.String({ format: 'date' }) }),
  ),
  changes: Type.Array(PlaceChange),
  differences: Type.Array(Type.Object({ fact: Type.Enum([...FACTS]), value: Type.Unknown(), noticedAt: Instant }), {
    description: 'Datos corregidos para los que la importación trae ahora otro valor',
  }),
  /** The place into which this place was merged. */
  mergedInto: orNull(PlaceName),
  moves: Type.Array(PlaceMove, { description: 'Fusiones y divisiones; se deshacen hasta 30 días después' }),
  choices: Type.Object({
    kinds: Type.Array(Type.Object({ category: Category, label: Type.String() })),
    districts: Type.Array(Type.String()),
    scenes: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), hours: Type.Array(Type.String()) }), {
      description: 'Escenas de los dibujos, con sus horas',
    }),
  }),
  updatedAt: Instant,
});
export type RegionPlace = Static<typeof RegionPlace>;

export const ChangeFactBody = Type.Object(
  {
    base: Type.Unsafe<OneFact>(
      Type.Record(Type.String(), Type.Unknown(), {
        minProperties: 1,
        maxProperties: 1,
        description: 'El mismo dato como lo vio la persona que lo cambia',
      }),
    ),
    value: OneFact,
    source: Type.Enum([...FACT_SOURCES]),
  },
  closed,
);
export type ChangeFactBody = Static<typeof ChangeFactBody>;

export const CreatePlaceBody = Type.Object(
  {
    name: text(200, 2),
    kind: Type.Object({ category: Category, label: text(60, 2) }, closed),
    position: Type.Object({ lon: Longitude, lat: Latitude }, closed),
    address: Type.Optional(text(200, 1)),
    source: Type.Enum([...FACT_SOURCES]),
  },
  closed,
);
export type CreatePlaceBody = Static<typeof CreatePlaceBody>;

export const TwinsQuery = Type.Object(
  { name: text(200, 2), category: Category, lon: Longitude, lat: Latitude },
  closed,
);
export type TwinsQuery = Static<typeof TwinsQuery>;

export const TwinPlaces = Type.Object({
  items: Type.Array(
    Type.Object({
      ...Type.Pick(RegionPlaceRow, ['id', 'slug', 'name', 'kindLabel', 'district', 'poster', 'state']).properties,
      metres: Type.Integer(),
    }),
  ),
});
export type TwinPlaces = Static<typeof TwinPlaces>;

export const SettleDifferenceBody = Type.Object(
  { fact: Type.Enum([...FACTS]), take: Type.Enum(['region', 'import']) },
  closed,
);

export const ChangePlaceStateBody = Type.Object(
  { action: Type.Enum([...PLACE_ACTIONS]), reason: Type.Optional(text(300)) },
  closed,
);

export const PlaceChangeParams = Type.Object({ id: Id, changeId: Id });
