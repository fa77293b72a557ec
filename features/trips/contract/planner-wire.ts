import { Type } from 'typebox';
import { Day, orNull } from '#features/schema.ts';

/** The schemas describe the types of `planner/model.ts`. */

const Minute = Type.Integer({ description: 'minutes since local midnight of the day; above 1440 past midnight' });
const HoursClass = Type.Enum(['known', 'open_space', 'assumed']);
const Need = Type.Enum(['step_free', 'children', 'low_effort', 'shade', 'low_altitude']);
const Meal = Type.Enum(['lunch', 'dinner']);
const LegMode = Type.Enum(['walk', 'drive', 'train', 'boat']);
const LegBasis = Type.Enum(['road_graph', 'official', 'estimate']);

const TimeWindow = Type.Object({ open: Minute, close: Minute, lastEntry: Type.Optional(Minute) });

export const FixedStop = Type.Object({
  place: Type.String(),
  day: Type.Integer({ minimum: 0, maximum: 30 }),
  arrive: Type.Integer({ minimum: 0, maximum: 2880, description: 'the visit begins, minutes' }),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  reason: Type.Enum(['locked', 'booked']),
  meals: Type.Optional(Type.Array(Meal, { maxItems: 2 })),
});

const Candidate = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  interest: Type.Integer(),
  visit: Type.Object({ minimum: Type.Integer(), typical: Type.Integer(), maximum: Type.Integer() }),
  hoursClass: HoursClass,
  windows: Type.Array(Type.Array(TimeWindow), { description: 'per day of the problem' }),
  suits: Type.Optional(
    Type.Array(Type.Array(TimeWindow), { description: 'the parts of `windows` that the planner uses' }),
  ),
  assumedDays: Type.Optional(Type.Array(Type.Integer(), { description: 'public holidays, as indices of days' })),
  cost: orNull(Type.Integer()),
  needs: Type.Partial(Type.Record(Need, Type.Boolean())),
  eating: Type.Optional(Type.Boolean()),
  topics: Type.Optional(Type.Array(Type.String())),
  ticket: Type.Optional(Type.String({ description: 'places with the same ticket are paid once' })),
});

export const LegTable = Type.Object(
  {
    size: Type.Integer(),
    minutes: Type.Array(Type.Integer()),
    metres: Type.Array(Type.Integer()),
    mode: Type.Array(Type.Integer()),
    modes: Type.Array(LegMode),
    basis: Type.Array(Type.Integer()),
    bases: Type.Array(LegBasis),
  },
  { description: 'row-major size × size; minutes -1 where there is no way' },
);

export const Problem = Type.Object({
  days: Type.Array(
    Type.Object({
      date: Day,
      start: Type.Integer(),
      end: Type.Integer(),
      earliest: Minute,
      latest: Minute,
      skippedMeals: Type.Optional(Type.Array(Meal, { maxItems: 2 })),
      backBy: Type.Optional(Minute),
      fullMinutes: Type.Optional(Minute),
    }),
  ),
  places: Type.Array(Candidate),
  anchors: Type.Integer(),
  legs: LegTable,
  must: Type.Array(Type.String()),
  avoid: Type.Array(Type.String()),
  fixed: Type.Array(FixedStop),
  meals: Type.Array(Type.Object({ meal: Meal, window: TimeWindow, minutes: Type.Integer() })),
  caps: Type.Object({
    stopsPerDay: Type.Integer(),
    walkMetresPerDay: Type.Integer(),
    driveMinutesPerDay: Type.Integer(),
    paceDriveMinutes: Type.Optional(Type.Integer()),
    buffer: Type.Integer(),
  }),
  party: Type.Object({ adults: Type.Integer(), children: Type.Integer(), seniors: Type.Integer() }),
  currency: Type.String(),
  budget: orNull(Type.Integer()),
  needs: Type.Array(Need),
  knownHoursOnly: Type.Boolean(),
  comfort: Type.Optional(
    Type.Object({
      driveCost: Type.Number(),
      travelCost: Type.Number(),
      carCost: Type.Number(),
      driveAim: Type.Integer({ description: 'minutes' }),
      overCost: Type.Number(),
      rideMost: Type.Integer({ description: 'minutes by car and train per day' }),
      tripRide: Type.Optional(Type.Integer({ description: 'minutes by car and train on the whole trip' })),
      mealDetour: Type.Integer({ description: 'minutes' }),
      idleCost: Type.Number(),
      daily: Type.Array(Type.Object({ topic: Type.String(), visits: Type.Integer() })),
      once: Type.Array(Type.String()),
    }),
  ),
});

const PlannedStop = Type.Object({
  place: orNull(Type.String()),
  meal: Type.Optional(Meal),
  arrive: Minute,
  begin: Minute,
  end: Minute,
  hoursClass: orNull(HoursClass),
  window: orNull(TimeWindow),
  fixed: orNull(FixedStop.properties.reason),
});

const PlannedLeg = Type.Object({
  from: Type.Integer(),
  to: Type.Integer(),
  depart: Minute,
  minutes: Type.Integer(),
  metres: Type.Integer(),
  mode: LegMode,
  basis: LegBasis,
});

const Places = Type.Array(Type.String());
export const LeftOutReason = Type.Union([
  Type.Object({ code: Type.Literal('closed_those_days') }),
  Type.Object({ code: Type.Literal('hours_unknown') }),
  Type.Object({ code: Type.Literal('does_not_fit_before_closing') }),
  Type.Object({ code: Type.Literal('too_far'), minutes: Type.Integer() }),
  Type.Object({ code: Type.Literal('over_budget'), cost: Type.Integer() }),
  Type.Object({ code: Type.Literal('need_not_met'), need: Need }),
  Type.Object({ code: Type.Literal('no_time_left') }),
  Type.Object({ code: Type.Literal('more_travel'), minutes: Type.Integer() }),
  Type.Object({ code: Type.Literal('already_similar'), like: Places }),
  Type.Object({ code: Type.Literal('would_cost'), places: Places }),
  Type.Object({ code: Type.Literal('avoided') }),
]);
const LeftOut = Type.Object({ place: Type.String(), reason: LeftOutReason });

export const Plan = Type.Object({
  days: Type.Array(
    Type.Object({
      date: Day,
      leave: Minute,
      back: Minute,
      stops: Type.Array(PlannedStop),
      legs: Type.Array(PlannedLeg),
    }),
  ),
  score: Type.Number(),
  cost: Type.Integer(),
  leftOut: Type.Array(LeftOut),
  refused: Type.Array(LeftOut),
  stopsByClass: Type.Object({ known: Type.Integer(), open_space: Type.Integer(), assumed: Type.Integer() }),
});
