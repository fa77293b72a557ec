import { type Static, Type } from 'typebox';
import { ClosureNotice } from '#features/closures/contract/closure.ts';
import { PlaceNotice } from '#features/closures/contract/place-notice.ts';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Category, FactSource, PlaceDoubt, Poster } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';
import { MOST_FIXED } from './limits.ts';
import { FixedStop, LegTable, Plan, Problem } from './planner-wire.ts';
import { Wish } from './trip.ts';

/** If the stop has a `point`, it is outside of the region's places, and the browser chooses the id in `place`. */
export const RequestedStop = Type.Object({
  ...FixedStop.properties,
  point: Type.Optional(
    Type.Object({
      name: Type.String({ maxLength: 120 }),
      lon: Longitude,
      lat: Latitude,
    }),
  ),
});
export type RequestedStop = Static<typeof RequestedStop>;

export const PlanningBody = Type.Object(
  {
    wish: Wish,
    /** `day` is an index, and 0 is the first day of the wish. */
    fixed: Type.Optional(Type.Array(RequestedStop, { maxItems: MOST_FIXED })),
    alternatives: Type.Optional(Type.Boolean()),
    /** Equal seeds give equal plans for equal data. */
    seed: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
  },
  { additionalProperties: false },
);
export type PlanningBody = Static<typeof PlanningBody>;

export const CandidatePlace = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  category: Category,
  kindLabel: Type.String(),
  lon: Type.Number(),
  lat: Type.Number(),
  poster: Poster,
  hoursSource: orNull(FactSource),
  hoursVerifiedAt: orNull(Day),
  /** Changes with the hours of the place. Absent for a stop outside of the region's places. */
  hoursKey: Type.Optional(Type.String()),
  /** Spanish text, for example "cierra los lunes feriados". */
  hoursNote: orNull(Type.String()),
  /** Absent if the place has none. */
  doubts: Type.Optional(Type.Array(PlaceDoubt)),
});
export type CandidatePlace = Static<typeof CandidatePlace>;

export const PlanAnchor = Type.Object({
  name: Type.String(),
  lon: Type.Number(),
  lat: Type.Number(),
  place: orNull(Type.String()),
});
export type PlanAnchor = Static<typeof PlanAnchor>;

/**
 * Contains the stops of the plans and a few dozen other candidates. `places[i]` describes `problem.places[i]`, which is
 * node `i` of the leg table. `anchors[k]` is node `places.length + k`.
 */
export const PlanningContext = Type.Object({
  problem: Problem,
  places: Type.Array(CandidatePlace),
  anchors: Type.Array(PlanAnchor),
  /** Factor by which traffic in town lengthens drives. Absent if the region has no road graph. */
  townTraffic: Type.Optional(Type.Number({ minimum: 1 })),
  /** Announced closures on the days of the trip. `problem` already takes these closures into account. */
  closures: Type.Optional(Type.Array(ClosureNotice)),
  /** Notices of the places on the days of the trip. Absent if there are none. */
  notices: Type.Optional(Type.Array(PlaceNotice)),
  /** Public holidays and feasts of the region on the days of the trip. Absent if there are none. */
  holidays: Type.Optional(Type.Array(Type.Object({ date: Day, name: Type.String() }))),
});
export type PlanningContext = Static<typeof PlanningContext>;

/** `calm` has fewer stops per day than `best`. `other` avoids the most important free stops of `best`. */
export const PLAN_FLAVOURS = ['best', 'calm', 'other'] as const;

export const PlanningAnswer = Type.Object({
  board: PlanningContext,
  /**
   * The best plan is the first. Leg and day numbers are indices into `board.problem`. Only the best plan has `leftOut`.
   */
  plans: Type.Array(Type.Object({ flavour: Type.Enum([...PLAN_FLAVOURS]), plan: Plan }), { minItems: 1 }),
  seed: Type.Integer(),
  milliseconds: Type.Integer({ description: 'time the engine took' }),
  considered: Type.Integer(),
});
export type PlanningAnswer = Static<typeof PlanningAnswer>;

export const LegsBody = Type.Object(
  {
    /** Rows and columns of the leg table follow the order of `points`. */
    points: Type.Array(
      Type.Union([Type.Object({ place: Type.String() }), Type.Object({ lon: Longitude, lat: Latitude })]),
      { minItems: 2, maxItems: 60 },
    ),
    date: Type.Optional(Day),
  },
  { additionalProperties: false },
);
export type LegsBody = Static<typeof LegsBody>;

export const LegsAnswer = Type.Object({ legs: LegTable });
export type LegsAnswer = Static<typeof LegsAnswer>;

export const HoursKeysQuery = Type.Object(
  {
    ids: Type.String({ minLength: 36, maxLength: 3700, description: 'Hasta 100 identificadores separados por comas' }),
  },
  { additionalProperties: false },
);
export const HoursKeys = Type.Object({
  items: Type.Array(Type.Object({ id: Type.String(), key: Type.String() }), {
    description: 'Sin los lugares que ya no están publicados',
  }),
});
export type HoursKeys = Static<typeof HoursKeys>;
