import { type Static, Type } from 'typebox';
import { ClosureNotice } from '#features/closures/contract/closure.ts';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Category, FactSource, Poster } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';
import { FixedStop, LegTable, Plan, Problem } from './planner-wire.ts';
import { Wish } from './trip.ts';

/**
 * `POST /api/planning/` computes plans for a wish. `POST /api/planning/legs` computes travel times between points.
 * Requests need no application token and are rate-limited.
 */

/**
 * A stop at a fixed time. A stop with a `point` is not at a place of the region: the browser chooses its id in `place`,
 * and the point counts as open only during the stop.
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
    /** Stops at fixed times. `day` is counted from the wish's first day. */
    fixed: Type.Optional(Type.Array(RequestedStop, { maxItems: 60 })),
    /** `true` to get up to two more plans that differ from the first plan. */
    alternatives: Type.Optional(Type.Boolean()),
    /** Equal seeds give equal plans for equal data. */
    seed: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
  },
  { additionalProperties: false },
);
export type PlanningBody = Static<typeof PlanningBody>;

/** Includes the source of the place's opening hours. */
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
  /** Note about the opening hours, in Spanish: "cierra los lunes feriados". */
  hoursNote: orNull(Type.String()),
});
export type CandidatePlace = Static<typeof CandidatePlace>;

export const PlanAnchor = Type.Object({
  name: Type.String(),
  lon: Type.Number(),
  lat: Type.Number(),
  /** Id of the place. Null if the anchor is not a place of the region. */
  place: orNull(Type.String()),
});
export type PlanAnchor = Static<typeof PlanAnchor>;

/**
 * The data with which a browser shows plans, checks manual edits and plans again without a network. The problem contains the plans' stops and a few dozen other
 * candidates. `places[i]` and `problem.places[i]` describe the same place, which is node `i` of the leg table. `anchors[k]` is node `places.length + k`.
 */
export const PlanningContext = Type.Object({
  problem: Problem,
  places: Type.Array(CandidatePlace),
  anchors: Type.Array(PlanAnchor),
  /** Factor by which traffic in town lengthens drives. Absent if the region has no road graph. */
  townTraffic: Type.Optional(Type.Number({ minimum: 1 })),
  /** Announced closures on the problem's days. A closed place has no opening hours, and legs avoid closed streets. */
  closures: Type.Optional(Type.Array(ClosureNotice)),
});
export type PlanningContext = Static<typeof PlanningContext>;

/**
 * `best` is the planner's best plan. `calm` has fewer stops a day. `other` avoids the most important free stops of the
 * best plan.
 */
export const PLAN_FLAVOURS = ['best', 'calm', 'other'] as const;

export const PlanningAnswer = Type.Object({
  board: PlanningContext,
  /** Plans, best first. The numbers of legs and days are indexes into the problem in `board`. Only the best plan has `leftOut`. */
  plans: Type.Array(Type.Object({ flavour: Type.Enum([...PLAN_FLAVOURS]), plan: Plan }), { minItems: 1 }),
  seed: Type.Integer(),
  milliseconds: Type.Integer({ description: 'time the engine took' }),
  considered: Type.Integer(),
});
export type PlanningAnswer = Static<typeof PlanningAnswer>;

export const LegsBody = Type.Object(
  {
    /** Places by id, or points in degrees. Rows and columns of the leg table follow this order. */
    points: Type.Array(
      Type.Union([Type.Object({ place: Type.String() }), Type.Object({ lon: Longitude, lat: Latitude })]),
      { minItems: 2, maxItems: 60 },
    ),
    /** Day of travel, to avoid its closures. Without a day, closures are ignored. */
    date: Type.Optional(Day),
  },
  { additionalProperties: false },
);
export type LegsBody = Static<typeof LegsBody>;

export const LegsAnswer = Type.Object({ legs: LegTable });
export type LegsAnswer = Static<typeof LegsAnswer>;
