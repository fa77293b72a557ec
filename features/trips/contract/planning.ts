import { type Static, Type } from 'typebox';
import { ClosureNotice } from '#features/closures/contract/closure.ts';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Category, FactSource, Poster } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';
import { FixedStop, LegTable, Plan, Problem } from './planner-wire.ts';
import { Wish } from './trip.ts';

/**
 * Automatic planning: `POST /api/planning/` (a wish in, plans out) and `POST /api/planning/legs` (travel times between a few points). Both are open
 * (no application token) and rate-limited.
 */

/** A stop that stays where it is. With a `point` it is no place of the region: its name is the browser's own and its hours are those of the stop. */
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
    /** Also two other plans that differ from the first. */
    alternatives: Type.Optional(Type.Boolean()),
    /** The same seed gives the same plan on the same data. */
    seed: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
  },
  { additionalProperties: false },
);
export type PlanningBody = Static<typeof PlanningBody>;

/** What the screens show of a place of the board, and where its hours come from. */
export const BoardPlace = Type.Object({
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
export type BoardPlace = Static<typeof BoardPlace>;

export const BoardAnchor = Type.Object({
  name: Type.String(),
  lon: Type.Number(),
  lat: Type.Number(),
  /** Set when the anchor is a place of the region. */
  place: orNull(Type.String()),
});
export type BoardAnchor = Static<typeof BoardAnchor>;

/**
 * Everything a browser needs to show the plans, to validate hand edits and to plan again offline: the problem cut down to the plans' stops and a few dozen
 * candidates. `places[i]` and `problem.places[i]` are the same place and node `i` of the leg table; `anchors[k]` is node `places.length + k`.
 */
export const Board = Type.Object({
  problem: Problem,
  places: Type.Array(BoardPlace),
  anchors: Type.Array(BoardAnchor),
  /** Free-flow times of streets in town were multiplied by this, in drives whose basis is the road graph; absent where the region has none. */
  townTraffic: Type.Optional(Type.Number({ minimum: 1 })),
  /** Announced for the days of the problem: places of the board that are shut (no windows then), and streets that its ways go around. */
  closures: Type.Optional(Type.Array(ClosureNotice)),
});
export type Board = Static<typeof Board>;

/** `best` of the engine, `calm` with fewer stops a day, `other` without the first plan's most important free stops. */
export const PLAN_FLAVOURS = ['best', 'calm', 'other'] as const;

export const PlanningAnswer = Type.Object({
  board: Board,
  /** The first is the best. Legs and days index the board's problem; `leftOut` is filled for the best one. */
  plans: Type.Array(Type.Object({ flavour: Type.Enum([...PLAN_FLAVOURS]), plan: Plan }), { minItems: 1 }),
  seed: Type.Integer(),
  milliseconds: Type.Integer({ description: 'time the engine took' }),
  /** How many places were considered. */
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
    /** The day on which one travels: around what is closed then. Without it, the roads as they usually are. */
    date: Type.Optional(Day),
  },
  { additionalProperties: false },
);
export type LegsBody = Static<typeof LegsBody>;

export const LegsAnswer = Type.Object({ legs: LegTable });
export type LegsAnswer = Static<typeof LegsAnswer>;
