import { type Static, Type } from 'typebox';
import { Clock, closed, Day, Id, Instant, orNull } from '#features/schema.ts';
import { RESOURCE_KINDS } from './assigned-resource.ts';
import { DepartureClosure } from './departure-closure.ts';
import { DepartureRule, OpeningHours } from './departure-rule.ts';
import { CANCELLED_FOR, DEPARTURE_ACTIONS, DepartureStateSchema } from './departure-states.ts';
import { OperatorStateSchema } from './operator-states.ts';
import { AvailabilityType, PricingPer } from './plan.ts';
import { PlanContent, PlanFacts, PlanPicture } from './plan-content.ts';
import { PLAN_ACTIONS, PlanReviewSchema, PlanStateSchema } from './plan-states.ts';
import { Price } from './price.ts';
import { Unit } from './unit.ts';

export const ManagedPlan = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  picture: orNull(PlanPicture),
  state: PlanStateSchema,
  /** State of the region's review of the next version while an approved version is on sale. */
  review: PlanReviewSchema,
  availabilityType: AvailabilityType,
  pricingPer: PricingPer,
  currency: Type.String(),
  priceFrom: orNull(Type.Integer()),
  submittedAt: orNull(Instant),
  reviewNote: orNull(Type.String()),
  departures: Type.Integer(),
  people: Type.Integer(),
  changedAt: Instant,
  operator: Type.Object({ id: Id, name: Type.String(), fictional: Type.Boolean(), state: OperatorStateSchema }),
});
export type ManagedPlan = Static<typeof ManagedPlan>;
export const ManagedPlans = Type.Object({ items: Type.Array(ManagedPlan) });

export const MakePlan = Type.Object(
  {
    title: Type.String({ minLength: 3, maxLength: 90 }),
    /** `availabilityType` and `pricingPer` never change, because departures depend on them. */
    availabilityType: AvailabilityType,
    pricingPer: PricingPer,
  },
  closed,
);
export type MakePlan = Static<typeof MakePlan>;

export const ManagedOption = Type.Object(
  {
    id: Id,
    name: Type.String({ minLength: 1, maxLength: 80 }),
    language: orNull(Type.String({ pattern: '^[a-z]{2}$' })),
    durationMinutes: Type.Integer({ minimum: 5, maximum: 20_000 }),
    cutoffMinutes: Type.Integer({ minimum: 0, maximum: 100_000 }),
    capacity: orNull(Type.Integer({ minimum: 1, maximum: 5000 })),
    minimumGroup: Type.Integer({ minimum: 1, maximum: 5000 }),
    minimumOutcome: Type.Enum(['guaranteed', 'cancel']),
    minimumDecidedHours: Type.Integer({ minimum: 0, maximum: 720 }),
    minUnits: Type.Integer({ minimum: 1, maximum: 60 }),
    maxUnits: orNull(Type.Integer({ minimum: 1, maximum: 60 })),
    private: Type.Boolean(),
    depositBps: Type.Integer({ minimum: 500, maximum: 10_000 }),
    balanceDays: Type.Integer({ minimum: 0, maximum: 365 }),
    units: Type.Array(Unit, { minItems: 1, maxItems: 12 }),
    prices: Type.Array(Price, { minItems: 1, maxItems: 120 }),
  },
  closed,
);
export type ManagedOption = Static<typeof ManagedOption>;
/** Each save names the revision that was edited and never overwrites a newer save. */
const Revision = Type.Integer({ minimum: 1 });
export const ManagedOptions = Type.Object(
  { revision: Revision, items: Type.Array(ManagedOption, { maxItems: 12 }) },
  closed,
);
export type ManagedOptions = Static<typeof ManagedOptions>;

export const ManagedRule = Type.Object({
  id: Id,
  revision: Revision,
  optionId: Id,
  rule: DepartureRule,
  madeUntil: orNull(Day),
});
export type ManagedRule = Static<typeof ManagedRule>;
export const SaveRule = Type.Object({ optionId: Id, rule: DepartureRule }, closed);
export const ChangeRule = Type.Object({ revision: Revision, ...SaveRule.properties }, closed);
export const RuleOutcome = Type.Object({
  rule: orNull(ManagedRule),
  made: Type.Integer(),
  /** Departures with bookings never change. */
  changed: Type.Integer(),
  /** Departures with bookings are never deleted. */
  dropped: Type.Integer(),
  /** Departures whose guide or vehicle is also planned for another departure at that time. */
  shared: Type.Integer(),
});
export type RuleOutcome = Static<typeof RuleOutcome>;

export const PlanWarning = Type.Object({
  code: Type.Enum([
    'closed',
    'certificate',
    'no_ages',
    'no_departures',
    'no_meeting',
    'no_options',
    'no_price',
    'no_story',
    'no_summary',
    'stops_overlap',
    'program_longer',
    'program_times',
    'unsold_language',
  ]),
  message: Type.String(),
  blocks: Type.Boolean(),
});
export type PlanWarning = Static<typeof PlanWarning>;

export const ManagedPlanDetail = Type.Object({
  ...ManagedPlan.properties,
  version: Type.Integer(),
  /** Revision of content and facts. Each save adds 1. */
  revision: Revision,
  optionsRevision: Revision,
  soldVersion: orNull(Type.Integer()),
  content: PlanContent,
  facts: PlanFacts,
  /** The version that travellers read. Null if it equals `content`, or if the plan was never approved. */
  published: orNull(Type.Object({ content: PlanContent, facts: PlanFacts })),
  options: Type.Array(ManagedOption),
  rules: Type.Array(ManagedRule),
  warnings: Type.Array(PlanWarning),
  policyWords: Type.Array(Type.String()),
  can: Type.Array(Type.Enum([...PLAN_ACTIONS])),
});
export type ManagedPlanDetail = Static<typeof ManagedPlanDetail>;

export const ApprovedOffer = Type.Object({ options: Type.Array(ManagedOption), rules: Type.Array(ManagedRule) });
export type ApprovedOffer = Static<typeof ApprovedOffer>;

export const SubmittedPlan = Type.Object({
  ...ManagedPlanDetail.properties,
  approved: orNull(
    Type.Object({
      content: PlanContent,
      facts: PlanFacts,
      policyWords: Type.Array(Type.String()),
      /** Options and rules apply as soon as they are saved. Null if the last approval did not record them. */
      offer: orNull(ApprovedOffer),
    }),
  ),
  places: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type SubmittedPlan = Static<typeof SubmittedPlan>;

export const SavePlan = Type.Object(
  {
    revision: Revision,
    content: PlanContent,
    facts: PlanFacts,
  },
  closed,
);
export type SavePlan = Static<typeof SavePlan>;

export const ActOnPlan = Type.Object(
  { action: Type.Enum(['submit', 'withdraw', 'pause', 'resume', 'retire']) },
  closed,
);
export const ReviewPlan = Type.Object(
  {
    action: Type.Enum(['approve', 'request_changes', 'take_off', 'put_back']),
    /** Text for the operator. Required for `request_changes` and `take_off`. */
    reason: Type.Optional(Type.String({ minLength: 3, maxLength: 600 })),
  },
  closed,
);

export const SaveResource = Type.Object(
  {
    kind: Type.Enum([...RESOURCE_KINDS]),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    /** Unit of `capacity`: `departure` counts departures at one time, and `place` counts people. */
    counts: Type.Enum(['departure', 'place']),
    capacity: Type.Integer({ minimum: 1, maximum: 5000 }),
    /** `true` if travellers see the name in their booking. Travellers see only the first name of a guide. */
    shown: Type.Boolean(),
  },
  closed,
);
export type SaveResource = Static<typeof SaveResource>;
export const ManagedResource = Type.Object({ id: Id, ...SaveResource.properties });
export type ManagedResource = Static<typeof ManagedResource>;
export const ManagedResources = Type.Object({ items: Type.Array(ManagedResource) });

export const ManagedDeparture = Type.Object({
  id: Id,
  planId: Id,
  planTitle: Type.String(),
  optionId: Id,
  optionName: Type.String(),
  language: orNull(Type.String()),
  /** Null for a departure that a person added. */
  ruleId: orNull(Id),
  date: Day,
  time: orNull(Clock),
  /** Number of consecutive days from `date`, at the same hours. */
  daysInRow: Type.Integer({ minimum: 1 }),
  /** Number of days from `date` on which the calendar shows the departure. */
  days: Type.Integer({ minimum: 1 }),
  openingHours: orNull(OpeningHours),
  startsAt: Instant,
  endsAt: Instant,
  cutoffAt: Instant,
  state: DepartureStateSchema,
  cancelledFor: orNull(Type.Enum([...CANCELLED_FOR])),
  capacity: orNull(Type.Integer()),
  taken: Type.Integer(),
  /** Number of booked people, without holds. A private group takes all seats, even with few people. */
  people: Type.Integer(),
  /** Parties and people in the waiting list. Parties with an offer count as taken. */
  waiting: Type.Object({ parties: Type.Integer(), people: Type.Integer() }),
  /** `true` if one group takes the whole departure at one price. */
  alone: Type.Boolean(),
  /** `true` for a service of an accepted quotation. All services of the plan are for one party. */
  madeToOrder: Type.Boolean(),
  /** `true` while the plan was never on sale. */
  neverSold: Type.Boolean(),
  minimumGroup: Type.Integer(),
  currency: Type.String(),
  /** Null means the prices of the option. */
  prices: orNull(Type.Array(Price)),
  resources: Type.Array(Id),
  /** Closures that close a stop of the program on this day. */
  closures: Type.Array(DepartureClosure),
  can: Type.Array(Type.Enum([...DEPARTURE_ACTIONS])),
});
export type ManagedDeparture = Static<typeof ManagedDeparture>;
export const ManagedDepartures = Type.Object({ zone: Type.String(), items: Type.Array(ManagedDeparture) });

export const ManagedDeparturesQuery = Type.Object({ from: Day, to: Day, plan: Type.Optional(Id) }, closed);

export const MakeDeparture = Type.Object(
  {
    optionId: Id,
    date: Day,
    time: orNull(Clock),
    openingHours: orNull(OpeningHours),
    capacity: orNull(Type.Integer({ minimum: 1, maximum: 5000 })),
    /** A resource that another departure uses at that time is refused. */
    resources: Type.Array(Id, { maxItems: 6, uniqueItems: true }),
    /** A departure that the new one replaces. Until all guests moved, both may have the same resources. */
    insteadOf: Type.Optional(Id),
  },
  closed,
);
export type MakeDeparture = Static<typeof MakeDeparture>;

export const ChangeDeparture = Type.Object(
  {
    /** Null means unlimited capacity. A capacity below the number of booked seats is refused. */
    capacity: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 5000 }))),
    prices: Type.Optional(orNull(Type.Array(Price, { minItems: 1, maxItems: 24 }))),
    /** Replaces all resources. A resource that another departure uses at that time is refused. */
    resources: Type.Optional(Type.Array(Id, { maxItems: 6, uniqueItems: true })),
    /**
     * Values that the editor loaded. If another person has changed one of the values, the save is refused. Absent
     * members are not compared.
     */
    over: Type.Optional(
      Type.Object(
        {
          capacity: Type.Optional(orNull(Type.Integer())),
          prices: Type.Optional(orNull(Type.Array(Price))),
          resources: Type.Optional(Type.Array(Id)),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type ChangeDeparture = Static<typeof ChangeDeparture>;
/** Only features/checkout cancels departures, because a cancellation also refunds the bookings. */
export const ActOnDeparture = Type.Object({ action: Type.Enum(['guarantee', 'close', 'reopen']) }, closed);
