import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Poster } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';
import { GROWN_UP_AT } from './ages.ts';
import { MOST_VISITS } from './departure-spans.ts';
import { MOST_PEOPLE, MOST_TRIP_DAYS } from './limits.ts';

/** Minutes are counted from local midnight of the day. Distances are metres, and amounts are minor units. */

export const INTERESTS = [
  'archaeology',
  'museums',
  'history',
  'beach',
  'nature',
  'food',
  'markets',
  'faith',
  'views',
] as const;
export type Interest = (typeof INTERESTS)[number];

export const Needs = Type.Array(Type.Enum(['step_free', 'children', 'low_effort', 'shade', 'low_altitude']));

export const Anchor = Type.Union([
  Type.Object({ place: Type.String() }),
  Type.Object({ name: Type.String({ maxLength: 80 }), lon: Longitude, lat: Latitude }),
]);
export type Anchor = Static<typeof Anchor>;

export const Wish = Type.Object({
  startDate: Day,
  days: Type.Integer({ minimum: 1, maximum: MOST_TRIP_DAYS }),
  start: Type.Optional(Anchor),
  end: Type.Optional(Anchor),
  /** Nights at another lodging than `start`. The night follows the day with the index `day`, and 0 is the first day. */
  nights: Type.Optional(
    Type.Array(Type.Object({ day: Type.Integer({ minimum: 0, maximum: MOST_TRIP_DAYS - 2 }), at: Anchor }), {
      maxItems: MOST_TRIP_DAYS - 1,
    }),
  ),
  earliest: Type.Integer({ minimum: 0, maximum: 1440, description: 'minutes' }),
  latest: Type.Integer({ minimum: 0, maximum: 1800, description: 'minutes' }),
  party: Type.Object({
    adults: Type.Integer({ minimum: 1, maximum: MOST_PEOPLE }),
    children: Type.Integer({ minimum: 0, maximum: MOST_PEOPLE }),
    seniors: Type.Integer({ minimum: 0, maximum: MOST_PEOPLE }),
    /** Years, in the order of the children. Null if the traveller did not give the age. */
    childAges: Type.Optional(
      Type.Array(orNull(Type.Integer({ minimum: 0, maximum: GROWN_UP_AT - 1 })), { maxItems: MOST_PEOPLE }),
    ),
  }),
  pace: Type.Enum(['calm', 'balanced', 'full']),
  /** From 0 (none) to 3 (main reason of the trip). A missing interest counts as 1. */
  interests: Type.Partial(Type.Record(Type.Enum([...INTERESTS]), Type.Integer({ minimum: 0, maximum: 3 }))),
  must: Type.Array(Type.String(), { maxItems: 30 }),
  avoid: Type.Array(Type.String(), { maxItems: 60 }),
  needs: Needs,
  knownHoursOnly: Type.Boolean(),
  budget: Type.Optional(Type.Integer({ minimum: 0, description: 'minor units for the whole party, entries only' })),
});
export type Wish = Static<typeof Wish>;

export const STOP_STATES = ['placed', 'locked', 'booked', 'broken'] as const;

export const MealName = Type.Enum(['lunch', 'dinner']);

export const BOOKED_STATUSES = ['asked', 'confirmed', 'cancelled'] as const;
const BookedStatus = Type.Enum([...BOOKED_STATUSES]);
export type BookedStatus = (typeof BOOKED_STATUSES)[number];

/** A stop with a plan has a meeting point and no place. Only the operator sets its hour. */
export const PlanOfStop = Type.Object({
  planId: Type.String({ maxLength: 60 }),
  /** Empty for a plan that was made for one traveller and has no public page. */
  slug: Type.String({ maxLength: 120 }),
  departureId: Type.String({ maxLength: 60 }),
  title: Type.String({ maxLength: 120 }),
  meeting: Type.String({ maxLength: 120 }),
  lon: Longitude,
  lat: Latitude,
  poster: Type.Optional(Poster),
  /** Path on this site. Absent for a plan with a poster. */
  photo: Type.Optional(Type.String({ maxLength: 160, pattern: '^/archivos/' })),
  /** Meals that the plan includes. The planner adds no second lunch or dinner to the day. */
  meals: Type.Optional(Type.Array(MealName, { maxItems: 2, uniqueItems: true })),
  /** Ids of the places that the plan visits on this day. Absent if the program names none. */
  visits: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_VISITS })),
  /** Present for a plan of several days. `day` is the number of this stop, from 1, and `of` is the number of stops. */
  part: Type.Optional(Type.Object({ day: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 2 }) })),
  /** Reference of the order, or null before the booking. Only the editor of the trip receives the reference. */
  booking: Type.Optional(orNull(Type.String({ maxLength: 20 }))),
  /** Reference of the booking. Absent before the booking, or if only the order is known. */
  voucher: Type.Optional(Type.String({ maxLength: 20 })),
  standing: Type.Optional(BookedStatus),
  also: Type.Optional(
    Type.Array(
      Type.Object({
        title: Type.String({ maxLength: 120 }),
        voucher: Type.String({ maxLength: 20 }),
        standing: BookedStatus,
      }),
      { maxItems: 40 },
    ),
  ),
  /** New time of a booking that moved to a day outside of the trip. The stop stays at its old time. */
  moved: Type.Optional(
    Type.Object({
      date: Day,
      begin: Type.Integer({ minimum: 0, maximum: 2880 }),
      days: Type.Optional(
        Type.Array(
          Type.Object({
            date: Day,
            begin: Type.Integer({ minimum: 0, maximum: 2880 }),
            minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
          }),
          { minItems: 2, maxItems: 31 },
        ),
      ),
    }),
  ),
  quotation: Type.Optional(Type.String({ maxLength: 20 })),
});
export type PlanOfStop = Static<typeof PlanOfStop>;

/**
 * Decisions of the traveller that the planner keeps. `place` keeps the stop in the trip, `day` on its day, and `length`
 * at its minutes.
 */
export const BY_HAND = ['place', 'day', 'length'] as const;
export type ByHand = (typeof BY_HAND)[number];

export const TripStop = Type.Object({
  /** The browser creates the id, which is unique within the trip. */
  id: Type.String({ maxLength: 40 }),
  /** Null for a departure, and for a meal or rest without a place. */
  place: orNull(Type.String()),
  meal: Type.Optional(MealName),
  title: Type.Optional(Type.String({ maxLength: 80 })),
  /** If the stop has a plan, the state is `locked` before the booking and `booked` after the booking. */
  plan: Type.Optional(PlanOfStop),
  begin: Type.Integer({ minimum: 0, maximum: 2880 }),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  state: Type.Enum([...STOP_STATES]),
  byHand: Type.Optional(Type.Array(Type.Enum([...BY_HAND]), { maxItems: 3, uniqueItems: true })),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type TripStop = Static<typeof TripStop>;

/** A booked service without a place, such as a guide or a car with driver. */
export const Companion = Type.Object({
  title: Type.String({ maxLength: 120 }),
  begin: Type.Integer({ minimum: 0, maximum: 2880 }),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  /** `booking` is the order's reference, and `voucher` is this booking's reference. */
  booking: Type.String({ maxLength: 20 }),
  voucher: Type.String({ maxLength: 20 }),
  standing: BookedStatus,
});
export type Companion = Static<typeof Companion>;

export const TripDay = Type.Object({
  date: Day,
  title: Type.Optional(Type.String({ maxLength: 80 })),
  stops: Type.Array(TripStop, { maxItems: 40 }),
  along: Type.Optional(Type.Array(Companion, { maxItems: 40 })),
  /** Meals without a place that the traveller removed from the day. */
  skippedMeals: Type.Optional(Type.Array(MealName, { maxItems: 2, uniqueItems: true })),
});
export type TripDay = Static<typeof TripDay>;

export const MOST_UNPLACED = 30;
export const MOST_REMOVED = 60;

export const GaveWay = Type.Object({
  place: Type.String({ maxLength: 60 }),
  to: Type.String({ maxLength: 120 }),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type GaveWay = Static<typeof GaveWay>;

export const TripDocument = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  wish: Wish,
  days: Type.Array(TripDay, { minItems: 1, maxItems: 31 }),
  /** Waiting list: ids of wanted places that found no free hour. */
  unplaced: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_UNPLACED })),
  /** Ids of places that the traveller removed. The planner does not add them again. */
  removed: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_REMOVED })),
  /** Places on the waiting list whose stops an accepted offer replaced. */
  gaveWay: Type.Optional(Type.Array(GaveWay, { maxItems: MOST_UNPLACED })),
  copiedFrom: Type.Optional(Type.String()),
});
export type TripDocument = Static<typeof TripDocument>;
