import { type Static, Type } from 'typebox';
import { ClosureNotice } from '#features/closures/contract/closure.ts';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Category, HoursClassSchema, Poster } from '#features/places/contract/place.ts';
import { Id, Instant, MOST_INTEGER, orNull } from '#features/schema.ts';
import { INTERESTS } from '#features/trips/contract/trip.ts';
import { ITINERARY_ACTIONS, ITINERARY_STATES } from './itinerary-states.ts';

/** The server computes times and legs. Minutes count from local midnight. */

const Text = (maxLength: number) => Type.String({ maxLength });

export const DayEnd = Type.Union([
  Type.Object({ place: Id }),
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: 80 }),
    lon: Longitude,
    lat: Latitude,
  }),
]);

export const RegionStop = Type.Object({
  place: orNull(Id),
  meal: Type.Optional(Type.Enum(['lunch', 'dinner'])),
  minutes: Type.Integer({ minimum: 5, maximum: 600 }),
  text: Text(600),
});
export type RegionStop = Static<typeof RegionStop>;

export const RegionDay = Type.Object({
  title: Text(120),
  text: Text(1500),
  leave: Type.Integer({ minimum: 0, maximum: 1439 }),
  start: DayEnd,
  end: DayEnd,
  stops: Type.Array(RegionStop, { maxItems: 20 }),
});
export type RegionDay = Static<typeof RegionDay>;

export const ItineraryDocument = Type.Object({
  title: Type.String({ minLength: 3, maxLength: 120 }),
  summary: Text(240),
  reason: Text(400),
  body: Type.Array(Text(3000), { maxItems: 12 }),
  author: Type.String({ minLength: 1, maxLength: 120 }),
  interests: Type.Array(Type.Enum([...INTERESTS]), { maxItems: 9 }),
  /** Weekdays on which the itinerary can begin. 0 is Monday. */
  weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1, maxItems: 7 }),
  poster: Type.Object({ scene: Text(60), seed: Text(80) }),
  days: Type.Array(RegionDay, { minItems: 1, maxItems: 7 }),
});
export type ItineraryDocument = Static<typeof ItineraryDocument>;

const Minute = Type.Integer();
const Window = Type.Object({ open: Minute, close: Minute, lastEntry: Type.Optional(Minute) });
const Need = Type.Enum(['step_free', 'children', 'low_effort', 'shade', 'low_altitude']);

/** The codes are those of `planner/validate.ts`. */
export const BrokenReasonSchema = Type.Union([
  Type.Object({
    code: Type.Enum(['unknown_place', 'planned_twice', 'closed_that_day', 'hours_only_assumed', 'no_way']),
  }),
  Type.Object({ code: Type.Literal('closed_then'), windows: Type.Array(Window) }),
  Type.Object({ code: Type.Literal('need_not_met'), need: Need }),
  Type.Object({ code: Type.Literal('overlaps'), with: Type.String() }),
  Type.Object({ code: Type.Enum(['cannot_arrive', 'before_the_day']), earliest: Minute }),
  Type.Object({ code: Type.Literal('after_the_day'), back: Minute, latest: Minute }),
  Type.Object({ code: Type.Literal('meal_outside_hours'), window: Window }),
]);

export const CheckedDay = Type.Object({
  leave: Minute,
  back: Minute,
  stops: Type.Array(
    Type.Object({
      begin: Minute,
      windows: orNull(Type.Array(Window)),
      broken: orNull(BrokenReasonSchema),
      /** Minutes of the shortest worthwhile visit, if the planned visit is shorter. Otherwise null. */
      tooShort: orNull(Minute),
    }),
  ),
  /** The number of legs is the number of stops plus one. A leg is null if no road or path is known. */
  legs: Type.Array(
    orNull(
      Type.Object({
        minutes: Minute,
        metres: Type.Integer(),
        mode: Type.Enum(['walk', 'drive', 'train', 'boat']),
        basis: Type.Enum(['road_graph', 'official', 'estimate']),
      }),
    ),
  ),
});
export type CheckedDay = Static<typeof CheckedDay>;

export const RegionPlace = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  category: Category,
  kindLabel: Type.String(),
  lon: Type.Number(),
  lat: Type.Number(),
  poster: Poster,
  hoursClass: HoursClassSchema,
});
export type RegionPlace = Static<typeof RegionPlace>;

export const ItineraryCheck = Type.Object({
  /** Weekday of the first day in `days`. */
  weekday: Type.Integer(),
  days: Type.Array(CheckedDay),
  weekdays: Type.Array(
    Type.Object({
      weekday: Type.Integer(),
      broken: Type.Array(
        Type.Object({
          day: Type.Integer(),
          stop: Type.Integer(),
          place: orNull(Type.String()),
          reason: BrokenReasonSchema,
        }),
      ),
    }),
  ),
  closures: Type.Array(ClosureNotice),
  needsAttention: orNull(Type.String()),
  places: Type.Array(RegionPlace),
});
export type ItineraryCheck = Static<typeof ItineraryCheck>;

export const ItineraryRowView = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  state: Type.Enum([...ITINERARY_STATES]),
  needsAttention: orNull(Type.String()),
  poster: Poster,
  dayCount: Type.Integer(),
  stopCount: Type.Integer(),
  /** `true` if imports no longer overwrite the itinerary. */
  edited: Type.Boolean(),
  updatedAt: Instant,
});
export type ItineraryRowView = Static<typeof ItineraryRowView>;
export const RegionItineraries = Type.Object({ items: Type.Array(ItineraryRowView) });

const Can = Type.Object({ allowed: Type.Boolean(), reason: orNull(Type.String()) });

export const ItineraryEditor = Type.Object({
  ...ItineraryRowView.properties,
  version: Type.Integer(),
  document: ItineraryDocument,
  check: ItineraryCheck,
  actions: Type.Array(Type.Enum([...ITINERARY_ACTIONS])),
  can: Type.Object({ publish: Can }),
  scenes: Type.Array(Type.Object({ scene: Type.String(), label: Type.String() })),
  history: Type.Array(
    Type.Object({
      version: Type.Integer(),
      title: Type.String(),
      replacedAt: Instant,
      by: orNull(Type.String()),
    }),
  ),
});
export type ItineraryEditor = Static<typeof ItineraryEditor>;

export const StartItineraryBody = Type.Object(
  { title: Type.String({ minLength: 3, maxLength: 120 }) },
  { additionalProperties: false },
);
export const SaveItineraryBody = Type.Object(
  { version: Type.Integer({ minimum: 1 }), document: ItineraryDocument },
  { additionalProperties: false },
);
export const CheckItineraryBody = Type.Object(
  { document: ItineraryDocument, weekday: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })) },
  { additionalProperties: false },
);
export const MoveItineraryBody = Type.Object(
  { action: Type.Enum([...ITINERARY_ACTIONS]) },
  { additionalProperties: false },
);
export const RestoreItineraryBody = Type.Object(
  { version: Type.Integer({ minimum: 1, description: 'La versión vigente, sobre la que se restaura' }) },
  { additionalProperties: false },
);
export const ItineraryVersionParams = Type.Object({
  id: Id,
  version: Type.Integer({ minimum: 1, maximum: MOST_INTEGER }),
});
