import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Poster } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';

/**
 * Browser, server and API share the document of a trip. Minutes are counted from local midnight of the day. Distances
 * are metres, and amounts are minor units.
 */

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

/** Where a day starts or ends: a place of the region, or a point that the traveller chose. */
export const Anchor = Type.Union([
  Type.Object({ place: Type.String() }),
  Type.Object({ name: Type.String({ maxLength: 80 }), lon: Longitude, lat: Latitude }),
]);
export type Anchor = Static<typeof Anchor>;

export const Wish = Type.Object({
  startDate: Day,
  days: Type.Integer({ minimum: 1, maximum: 7 }),
  start: Type.Optional(Anchor),
  end: Type.Optional(Anchor),
  earliest: Type.Integer({ minimum: 0, maximum: 1440, description: 'minutes' }),
  latest: Type.Integer({ minimum: 0, maximum: 1800, description: 'minutes' }),
  party: Type.Object({
    adults: Type.Integer({ minimum: 1, maximum: 20 }),
    children: Type.Integer({ minimum: 0, maximum: 20 }),
    seniors: Type.Integer({ minimum: 0, maximum: 20 }),
  }),
  pace: Type.Enum(['calm', 'balanced', 'full']),
  /** Interest from 0 (none) to 3 (main reason of the trip). A missing interest counts as 1. */
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

/**
 * Data of a stop that is a departure of an operator's plan. Such a stop has a meeting point instead of a place, and
 * only the operator sets its hour.
 */
export const PlanOfStop = Type.Object({
  planId: Type.String({ maxLength: 60 }),
  /** URL name of the plan. Empty for a plan that was made for one traveller and has no public page. */
  slug: Type.String({ maxLength: 120 }),
  departureId: Type.String({ maxLength: 60 }),
  title: Type.String({ maxLength: 120 }),
  meeting: Type.String({ maxLength: 120 }),
  lon: Longitude,
  lat: Latitude,
  poster: Type.Optional(Poster),
  /** Path of the plan's photograph on this site, if the plan has a photograph instead of a poster. */
  photo: Type.Optional(Type.String({ maxLength: 160, pattern: '^/archivos/' })),
  /** Meals that the plan includes. The planner adds no further meal of this kind to the day. */
  meals: Type.Optional(Type.Array(MealName, { maxItems: 2, uniqueItems: true })),
  /** For a plan of several days: number of this stop among the plan's stops (`day`, from 1), and number of stops (`of`). */
  part: Type.Optional(Type.Object({ day: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 2 }) })),
  /** Reference of the order. Null before the plan is booked. Only the trip's editor gets this member. */
  booking: Type.Optional(orNull(Type.String({ maxLength: 20 }))),
  /** Reference of the booking, which is also its voucher. Absent before the booking, and if only the order is known. */
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
      /** Times on each day, including the first, for a booking of several days. */
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
  /** Reference of the quotation that the booking came from. Its page has the conversation with the operator. */
  quotation: Type.Optional(Type.String({ maxLength: 20 })),
});
export type PlanOfStop = Static<typeof PlanOfStop>;

export const TripStop = Type.Object({
  /** Id made by the browser, unique within the trip. */
  id: Type.String({ maxLength: 40 }),
  /** Id of the place. Null for a departure of a plan, and for a meal or rest without a place. */
  place: orNull(Type.String()),
  meal: Type.Optional(MealName),
  /** Title of a stop without a place, such as "Mañana libre". */
  title: Type.Optional(Type.String({ maxLength: 80 })),
  /** The departure of a plan. The stop's state is `locked` before the booking and `booked` after it. */
  plan: Type.Optional(PlanOfStop),
  /** Start of the visit, in minutes. */
  begin: Type.Integer({ minimum: 0, maximum: 2880 }),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  state: Type.Enum([...STOP_STATES]),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type TripStop = Static<typeof TripStop>;

/**
 * A booked service that accompanies some hours of a day, such as a guide or a car with driver. It has no place, so it
 * is not a stop.
 */
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
});
export type TripDay = Static<typeof TripDay>;

export const MOST_UNPLACED = 30;

export const GaveWay = Type.Object({
  place: Type.String({ maxLength: 60 }),
  to: Type.String({ maxLength: 120 }),
  /** Note of the former stop. The note returns with the place. */
  note: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type GaveWay = Static<typeof GaveWay>;

export const TripDocument = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  wish: Wish,
  days: Type.Array(TripDay, { minItems: 1, maxItems: 31 }),
  /** The waiting list: ids of wanted places that are not stops, because no hour was free. */
  unplaced: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_UNPLACED })),
  /** Places of the waiting list that were stops, each with the offer that replaced the stop. */
  gaveWay: Type.Optional(Type.Array(GaveWay, { maxItems: MOST_UNPLACED })),
  /** Id of the itinerary from which this trip was copied. */
  copiedFrom: Type.Optional(Type.String()),
});
export type TripDocument = Static<typeof TripDocument>;
