import { type Static, Type } from 'typebox';
import { Category, Poster } from '#features/places/contract/place.ts';
import { Rating } from '#features/reviews/contract/public-review.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { CancellationPolicy } from './cancellation-policy.ts';
import { DepartureClosure } from './departure-closure.ts';
import { OperatorCard, OperatorDetail } from './operator.ts';
import { PLAN_CATEGORIES } from './plan-categories.ts';
import { BookingQuestion, MeetingPoint, PlanPicture } from './plan-content.ts';
import { PlanStateSchema } from './plan-states.ts';
import { DepartureSpan } from './program-times.ts';
import { Unit } from './unit.ts';

/** Money is in minor units with taxes. Local days are `YYYY-MM-DD`. Times are "HH:MM" in the operator's time zone. */

const Clock = Type.String({ description: 'HH:MM' });

export const PlanCategory = Type.Enum([...PLAN_CATEGORIES]);
export const AvailabilityType = Type.Enum(['START_TIME', 'OPENING_HOURS']);
export const Confirmation = Type.Enum(['INSTANT', 'MANUAL', 'INSTANT_THEN_MANUAL']);
export const PricingPer = Type.Enum(['UNIT', 'BOOKING']);

export const PlanCard = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  category: PlanCategory,
  operator: OperatorCard,
  durationMinutes: Type.Integer(),
  days: Type.Integer(),
  difficulty: Type.Integer({ minimum: 1, maximum: 4 }),
  languages: Type.Array(Type.String()),
  accessible: Type.Boolean(),
  adventure: Type.Boolean(),
  availabilityType: AvailabilityType,
  confirmation: Confirmation,
  pricingPer: PricingPer,
  currency: Type.String(),
  /** Lowest price of an adult, or of the group if `pricingPer` is BOOKING. Null while nothing can be booked. */
  priceFrom: orNull(Type.Integer()),
  picture: orNull(PlanPicture),
  /** Next local day with seats for the party. If the request names a day, only this day is checked. */
  nextDate: orNull(Day),
  rating: Rating,
});
export type PlanCard = Static<typeof PlanCard>;

export const PLAN_SORTS = ['recommended', 'rating', 'price', 'duration', 'soonest'] as const;

export const PlansQuery = Type.Object(
  {
    q: Type.Optional(
      Type.String({ minLength: 1, maxLength: 80, description: 'Palabras del título, el texto o los lugares' }),
    ),
    ids: Type.Optional(
      Type.String({ maxLength: 1500, description: 'Hasta 40 identificadores separados por comas, para comparar' }),
    ),
    date: Type.Optional(Type.String({ format: 'date', description: 'Con lugares libres ese día' })),
    party: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: 'Para tantas personas juntas' })),
    priceTo: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000_000_000,
        description: 'Precio desde, como mucho (unidades menores)',
      }),
    ),
    durationFrom: Type.Optional(Type.Integer({ minimum: 0, maximum: 20_000, description: 'Minutos' })),
    durationTo: Type.Optional(Type.Integer({ minimum: 0, maximum: 20_000, description: 'Minutos' })),
    difficulty: Type.Optional(Type.Integer({ minimum: 1, maximum: 4, description: 'Como mucho' })),
    language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$', description: 'ISO 639-1' })),
    accessible: Type.Optional(Type.Boolean()),
    children: Type.Optional(Type.Boolean({ description: 'Solo planes con entradas para niñas y niños' })),
    operator: Type.Optional(Type.String({ maxLength: 120, description: 'Identificador o nombre de su dirección' })),
    category: Type.Optional(
      Type.String({ maxLength: 200, description: 'Una o varias categorías, separadas por comas' }),
    ),
    place: Type.Optional(Type.String({ format: 'uuid', description: 'Que pasan por este lugar' })),
    sort: Type.Optional(Type.Enum([...PLAN_SORTS])),
    facets: Type.Optional(Type.Boolean({ description: 'Cuántos hay por categoría e idioma' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 60, description: 'Planes por página; 24 si no se indica' }),
    ),
    cursor: Type.Optional(
      Type.String({ maxLength: 300, description: 'El `next` de la página anterior, con los mismos filtros' }),
    ),
  },
  { additionalProperties: false },
);
export type PlansQuery = Static<typeof PlansQuery>;

const Facet = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });

export const PlansPage = Type.Object({
  items: Type.Array(PlanCard),
  total: Type.Integer(),
  next: orNull(Type.String()),
  facets: Type.Optional(Type.Object({ category: Type.Array(Facet), language: Type.Array(Facet) })),
});
export type PlansPage = Static<typeof PlansPage>;

export const StopPlace = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  category: Type.Optional(Category),
  kindLabel: Type.String(),
  lon: Type.Number(),
  lat: Type.Number(),
  poster: Poster,
});

export const PlanStopView = Type.Object({
  /** Minutes after local midnight of the stop's day. */
  begin: Type.Integer(),
  minutes: Type.Integer(),
  title: Type.String(),
  note: Type.String(),
  /** Also `true` at a place without an entrance fee. */
  included: Type.Boolean(),
  /** `true` if the price includes the entrance to the place, and the entrance is not known to be free. */
  paysEntrance: Type.Boolean(),
  place: orNull(StopPlace),
});
export const PlanDayView = Type.Object({ title: Type.String(), stops: Type.Array(PlanStopView) });

export const Program = Type.Object({
  plan: Type.Object({ id: Type.String(), slug: Type.String(), title: Type.String() }),
  operator: OperatorCard,
  days: Type.Array(PlanDayView),
});
export type Program = Static<typeof Program>;

export const ProgramsQuery = Type.Object(
  {
    plan: Type.Optional(
      Type.String({ maxLength: 120, description: 'Identificador o nombre de la dirección del plan' }),
    ),
    operator: Type.Optional(Type.String({ maxLength: 120 })),
    place: Type.Optional(Type.String({ format: 'uuid', description: 'Que pasan por este lugar' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    cursor: Type.Optional(Type.String({ maxLength: 300 })),
  },
  { additionalProperties: false },
);
export const ProgramsPage = Type.Object({ items: Type.Array(Program), next: orNull(Type.String()) });
export type ProgramsPage = Static<typeof ProgramsPage>;

export const PlanUnitView = Type.Object({
  ...Unit.properties,
  /** Lowest price of the coming months. Null while the unit is not sold, and 0 if the group has one price. */
  priceFrom: orNull(Type.Integer()),
});

export const PlanOptionView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  language: orNull(Type.String()),
  durationMinutes: Type.Integer(),
  cutoffMinutes: Type.Integer(),
  capacity: orNull(Type.Integer()),
  minimumGroup: Type.Integer(),
  minimumOutcome: Type.Enum(['guaranteed', 'cancel']),
  minimumDecidedHours: Type.Integer(),
  minUnits: Type.Integer(),
  maxUnits: orNull(Type.Integer()),
  private: Type.Boolean(),
  depositBps: Type.Integer(),
  balanceDays: Type.Integer(),
  units: Type.Array(PlanUnitView),
  /** Null if prices are per person. */
  groupPriceFrom: orNull(Type.Integer()),
});
export type PlanOptionView = Static<typeof PlanOptionView>;

export const PlanDetail = Type.Object({
  ...Type.Omit(PlanCard, ['operator', 'days', 'picture']).properties,
  state: PlanStateSchema,
  version: Type.Integer(),
  operator: OperatorDetail,
  zone: Type.String(),
  description: Type.String(),
  days: Type.Array(PlanDayView),
  /** Different start times and lengths of the future departures. Departures at any time of the day are left out. */
  departureSpans: Type.Array(DepartureSpan),
  meeting: MeetingPoint,
  includes: Type.Array(Type.String()),
  excludes: Type.Array(Type.String()),
  restrictions: Type.Array(Type.String()),
  bring: Type.Array(Type.String()),
  access: Type.String(),
  questions: Type.Array(BookingQuestion),
  pictures: Type.Array(PlanPicture),
  certificate: orNull(Type.Object({ number: Type.String(), until: Day })),
  policy: Type.Object({
    terms: CancellationPolicy,
    words: Type.Array(Type.String()),
  }),
  options: Type.Array(PlanOptionView),
  /** First and last local day with departures. Null if the plan has no departures. */
  bookable: orNull(Type.Object({ from: Day, to: Day })),
});
export type PlanDetail = Static<typeof PlanDetail>;

export const AVAILABILITY_STATUSES = ['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED'] as const;
export const AvailabilityStatus = Type.Enum([...AVAILABILITY_STATUSES]);
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

/** Comma-separated "<unit id>:<quantity>", with units of one option. */
const unitsOf = Type.Optional(
  Type.String({
    pattern: '^[0-9a-f-]{36}:\\d{1,2}(,[0-9a-f-]{36}:\\d{1,2}){0,11}$',
    description: 'Quiénes van: «identificador:cantidad», separados por comas, de una misma opción',
  }),
);

export const AvailabilityQuery = Type.Object(
  {
    from: Day,
    to: Type.String({ format: 'date', description: 'Hasta 62 días después' }),
    option: Type.Optional(Id),
    units: unitsOf,
  },
  { additionalProperties: false },
);
export type AvailabilityQuery = Static<typeof AvailabilityQuery>;

export const DayAvailability = Type.Object({
  date: Day,
  status: AvailabilityStatus,
  /** Free seats of the emptiest departure of the day. Null for unlimited capacity, or if the day has no departures. */
  left: orNull(Type.Integer()),
  departures: Type.Integer(),
  priceFrom: orNull(Type.Integer()),
  /** Lowest total for the party on this day. Null if the request names no party, or if the party cannot book. */
  total: orNull(Type.Integer()),
  closures: Type.Array(DepartureClosure),
});
export type DayAvailability = Static<typeof DayAvailability>;

export const AvailabilityCalendar = Type.Object({
  planId: Type.String(),
  currency: Type.String(),
  zone: Type.String(),
  days: Type.Array(DayAvailability),
});
export type AvailabilityCalendar = Static<typeof AvailabilityCalendar>;

export const DeparturesQuery = Type.Object(
  { date: Day, option: Type.Optional(Id), units: unitsOf },
  { additionalProperties: false },
);
export type DeparturesQuery = Static<typeof DeparturesQuery>;

export const DepartureView = Type.Object({
  id: Type.String(),
  optionId: Type.String(),
  optionName: Type.String(),
  language: orNull(Type.String()),
  date: Day,
  /** Null means any time in the opening hours. */
  time: orNull(Clock),
  openingHours: orNull(Type.Array(Type.Object({ from: Clock, to: Clock }))),
  startsAt: Instant,
  endsAt: Instant,
  cutoffAt: Instant,
  status: AvailabilityStatus,
  left: orNull(Type.Integer()),
  /** `true` if the departure takes place with any number of people. */
  guaranteed: Type.Boolean(),
  closures: Type.Array(DepartureClosure),
  prices: Type.Array(Type.Object({ unitId: orNull(Type.String()), amount: Type.Integer() })),
  total: orNull(Type.Integer()),
  /** Part of `total` that is due at once. Null if `total` is null. */
  dueNow: orNull(Type.Integer()),
  refusals: Type.Array(Type.Object({ code: Type.String(), unitId: orNull(Type.String()), message: Type.String() })),
});
export type DepartureView = Static<typeof DepartureView>;

export const DayDepartures = Type.Object({
  currency: Type.String(),
  zone: Type.String(),
  items: Type.Array(DepartureView),
});
export type DayDepartures = Static<typeof DayDepartures>;
