import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { CLOSURE_ACTIONS, CLOSURE_STATES } from './closure-states.ts';
import { PlaceNotice } from './place-notice.ts';

/** Dates are local days, and the last day is included. Coordinates are WGS 84 degrees. */

export const CLOSURE_KINDS = ['place', 'road', 'event'] as const;
export type ClosureKind = (typeof CLOSURE_KINDS)[number];
/** `closed` stops cars or visits. `slower` multiplies driving times by `factor`. */
export const SEVERITIES = ['closed', 'slower'] as const;

export const SMALLEST_RADIUS = 50;
export const LARGEST_RADIUS = 20_000;

export const ClosureArea = Type.Union([
  Type.Object({
    shape: Type.Literal('circle'),
    lon: Longitude,
    lat: Latitude,
    metres: Type.Integer({ minimum: SMALLEST_RADIUS, maximum: LARGEST_RADIUS }),
  }),
  Type.Object({
    shape: Type.Literal('polygon'),
    ring: Type.Array(Type.Tuple([Longitude, Latitude]), {
      minItems: 3,
      maxItems: 60,
      description: 'longitud, latitud',
    }),
  }),
]);
export type ClosureArea = Static<typeof ClosureArea>;

/** Minutes after local midnight, on each day of the closure. Only a place closes for a part of its days. */
export const ClosedHours = Type.Object(
  { from: Type.Integer({ minimum: 0, maximum: 1439 }), to: Type.Integer({ minimum: 1, maximum: 1440 }) },
  { additionalProperties: false },
);
export type ClosedHours = Static<typeof ClosedHours>;

/** A road or an event has a name and an area. A closed place has only `place`. */
export const ClosureInput = Type.Object(
  {
    kind: Type.Enum([...CLOSURE_KINDS]),
    place: orNull(Id),
    name: orNull(Type.String({ minLength: 3, maxLength: 120 })),
    area: orNull(ClosureArea),
    severity: Type.Enum([...SEVERITIES]),
    factor: orNull(Type.Number({ exclusiveMinimum: 1, maximum: 10 })),
    startsOn: Day,
    endsOn: orNull(Day),
    hours: Type.Optional(orNull(ClosedHours)),
    reason: Type.String({ minLength: 3, maxLength: 160, description: 'Sigue a «por»: «obras de conservación»' }),
    source: Type.String({ minLength: 2, maxLength: 160, description: 'Quién lo dice' }),
    sourceUrl: orNull(Type.String({ pattern: '^https?://', maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type ClosureInput = Static<typeof ClosureInput>;

export const ClosureNotice = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...CLOSURE_KINDS]),
  place: orNull(Type.String()),
  name: orNull(Type.String()),
  severity: Type.Enum([...SEVERITIES]),
  startsOn: Day,
  endsOn: orNull(Day),
  /** Absent or null if the closure lasts all day. */
  hours: Type.Optional(orNull(ClosedHours)),
  reason: Type.String(),
  source: Type.String(),
  sourceUrl: orNull(Type.String()),
});
export type ClosureNotice = Static<typeof ClosureNotice>;

export const PublicClosure = Type.Object({
  ...ClosureNotice.properties,
  area: orNull(ClosureArea),
  factor: orNull(Type.Number()),
});
export type PublicClosure = Static<typeof PublicClosure>;
export const PublicClosures = Type.Object({
  items: Type.Array(PublicClosure),
  notices: Type.Array(PlaceNotice, { description: 'Avisos de los lugares, con sus palabras, de los próximos días' }),
});

export const Closure = Type.Object({
  ...PublicClosure.properties,
  state: Type.Enum([...CLOSURE_STATES]),
  version: Type.Integer(),
  timeZone: Type.String(),
  placeCard: orNull(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      kindLabel: Type.String(),
      lon: Type.Number(),
      lat: Type.Number(),
      poster: Type.Object({ scene: Type.String(), seed: Type.String(), hour: Type.Optional(Type.String()) }),
    }),
  ),
  can: Type.Array(Type.Enum([...CLOSURE_ACTIONS])),
  endedAt: orNull(Instant),
  updatedAt: Instant,
});
export type Closure = Static<typeof Closure>;

export const Closures = Type.Object({
  today: Day,
  items: Type.Array(Closure),
});
export type Closures = Static<typeof Closures>;

export const ClosureBody = Type.Object({ closure: ClosureInput }, { additionalProperties: false });
export const ChangeClosureBody = Type.Object(
  { version: Type.Integer({ minimum: 1 }), closure: ClosureInput },
  { additionalProperties: false },
);
export const MoveClosureBody = Type.Object(
  { action: Type.Enum([...CLOSURE_ACTIONS]), reason: Type.Optional(Type.String({ maxLength: 300 })) },
  { additionalProperties: false },
);

export const ClosureImpact = Type.Object({
  places: Type.Integer(),
  itineraries: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
  trips: Type.Integer({ description: 'Viajes guardados que pasan por ahí en esas fechas; solo cuántos' }),
  plans: Type.Integer({
    description: 'Planes a la venta o vendidos que dejan de venderse esos días hasta que su operador responde',
  }),
  departures: Type.Integer({ description: 'Salidas de esos planes en esos días' }),
  bookings: Type.Integer({ description: 'Reservas pagadas de esas salidas' }),
});
export type ClosureImpact = Static<typeof ClosureImpact>;
