import { type Static, Type } from 'typebox';
import { ClosureNotice } from '#features/closures/contract/closure.ts';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Category, FactSource, Poster } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';
import { FixedStop, LegTable, Plan, Problem } from './planner-wire.ts';
import { Wish } from './trip.ts';

/**
 * Automatic planning: `POST /api/planning/` (plans for a wish) and `POST /api/planning/legs` (travel times between a few points). Both need no
 * application token and are rate-limited.
 */

/**
 * A stop that stays where it is. With a `point` it is no place of the region; the browser chooses its name, and its hours are the hours of the stop.
 */
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
    /** Stops that stay where they are; `day` counts from the wish's first day. */
    fixed: Type.Optional(Type.Array(RequestedStop, { maxItems: 60 })),
    /** Asks for two more plans that differ from the first. */
    alternatives: Type.Optional(Type.Boolean()),
    /** The same seed gives the same plan on the same data. */
    seed: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
  },
  { additionalProperties: false },
);
export type PlanningBody = Static<typeof PlanningBody>;

/** Facts of a place in the planning context, for the screens, with the source of its hours. */
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
  /** Note of the hours in Spanish ("cierra los lunes feriados"). */
  hoursNote: orNull(Type.String()),
});
export type CandidatePlace = Static<typeof CandidatePlace>;

export const PlanAnchor = Type.Object({
  name: Type.String(),
  lon: Type.Number(),
  lat: Type.Number(),
  /** Present when the anchor is a place of the region. */
  place: orNull(Type.String()),
});
export type PlanAnchor = Static<typeof PlanAnchor>;

/**
 * The data with which a browser shows the plans, checks manual edits and plans again without a network: the problem reduced to the plans' stops and a
 * few dozen candidates. `places[i]` and `problem.places[i]` are the same place and node `i` of the leg table; `anchors[k]` is node `places.length +
 * k`.
 */
export const PlanningContext = Type.Object({
  problem: Problem,
  places: Type.Array(CandidatePlace),
  anchors: Type.Array(PlanAnchor),
  /** Factor on the free-flow times of streets in town, for drives computed on the road graph; absent when the region has none. */
  townTraffic: Type.Optional(Type.Number({ minimum: 1 })),
  /** Closures announced for the days of the problem: closed places of the context (without windows), and streets that its ways avoid. */
  closures: Type.Optional(Type.Array(ClosureNotice)),
});
export type PlanningContext = Static<typeof PlanningContext>;

/** `best` of the engine, `calm` with fewer stops a day, `other` without the first plan's most important free stops. */
export const PLAN_FLAVOURS = ['best', 'calm', 'other'] as const;

export const PlanningAnswer = Type.Object({
  board: PlanningContext,
  /** The first is the best. Legs and days are indexes of the problem in `board`; only the best plan has `leftOut`. */
  plans: Type.Array(Type.Object({ flavour: Type.Enum([...PLAN_FLAVOURS]), plan: Plan }), { minItems: 1 }),
  seed: Type.Integer(),
  milliseconds: Type.Integer({ description: 'time the engine took' }),
  /** Number of considered places. */
  considered: Type.Integer(),
});
export type PlanningAnswer = Static<typeof PlanningAnswer>;

export const LegsBody = Type.Object(
  {
    /** Ids of places or points in degrees, in the order of the rows and columns. */
    points: Type.Array(
      Type.Union([Type.Object({ place: Type.String() }), Type.Object({ lon: Longitude, lat: Latitude })]),
      { minItems: 2, maxItems: 60 },
    ),
    /** The day of travel, whose closures are avoided. Without it, the usual roads are used. */
    date: Type.Optional(Day),
  },
  { additionalProperties: false },
);
export type LegsBody = Static<typeof LegsBody>;

export const LegsAnswer = Type.Object({ legs: LegTable });
export type LegsAnswer = Static<typeof LegsAnswer>;
