import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Poster } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';

/**
 * A planned trip (`/api/trip-planned/`). The browser stores the whole document, and the server stores the same document under an unguessable id.
 * Minutes count from local midnight of the day; distances are metres and money is in minor units.
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
  /** 0 = nothing, 3 = what I come for. A missing interest counts as 1. */
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

/** The states of a booking that a trip shows. */
export const BOOKED_STATUSES = ['asked', 'confirmed', 'cancelled'] as const;
const BookedStatus = Type.Enum([...BOOKED_STATUSES]);
export type BookedStatus = (typeof BOOKED_STATUSES)[number];

/** A departure of an operator's plan. Its stop has no place but a meeting point, and only the operator sets its hour. */
export const PlanOfStop = Type.Object({
  planId: Type.String({ maxLength: 60 }),
  /** Empty when it was made for one traveller, because others cannot open it. */
  slug: Type.String({ maxLength: 120 }),
  departureId: Type.String({ maxLength: 60 }),
  title: Type.String({ maxLength: 120 }),
  /** Name of the meeting point. */
  meeting: Type.String({ maxLength: 120 }),
  lon: Longitude,
  lat: Latitude,
  poster: Type.Optional(Poster),
  /** Address of its photograph on this site, if it has one instead of a poster. */
  photo: Type.Optional(Type.String({ maxLength: 160, pattern: '^/archivos/' })),
  /** Meals that the plan includes, so that the day needs no others. */
  meals: Type.Optional(Type.Array(MealName, { maxItems: 2, uniqueItems: true })),
  /** For a plan over several days: the number of this stop's day, from 1. */
  part: Type.Optional(Type.Object({ day: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 2 }) })),
  /** Reference of its order, null before it is booked. Only the trip's editor gets this member. */
  booking: Type.Optional(orNull(Type.String({ maxLength: 20 }))),
  /** Reference of this one booking, which is its voucher. Absent when the trip does not know it. */
  voucher: Type.Optional(Type.String({ maxLength: 20 })),
  standing: Type.Optional(BookedStatus),
  /** Services booked for the same hours, which are no stops of their own: a car, a guide. */
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
  /** The new time of a booking that moved to a day outside of the trip; the stop is still shown at the old one. */
  moved: Type.Optional(
    Type.Object({
      date: Day,
      begin: Type.Integer({ minimum: 0, maximum: 2880 }),
      /** Each of its days, including the first, when there are several. */
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
  /** Reference of the quotation that it came from, where the conversation with the operator is. */
  quotation: Type.Optional(Type.String({ maxLength: 20 })),
});
export type PlanOfStop = Static<typeof PlanOfStop>;

export const TripStop = Type.Object({
  /** Made by the browser; unique within the trip. */
  id: Type.String({ maxLength: 40 }),
  /** Null for a plan, or for a meal or rest without a place. */
  place: orNull(Type.String()),
  meal: Type.Optional(MealName),
  /** Title of a slot without a place: "Mañana libre". */
  title: Type.Optional(Type.String({ maxLength: 80 })),
  /** `locked` while it is only wanted, `booked` once it is bought. */
  plan: Type.Optional(PlanOfStop),
  /** Start of the visit in minutes. */
  begin: Type.Integer({ minimum: 0, maximum: 2880 }),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  state: Type.Enum([...STOP_STATES]),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type TripStop = Static<typeof TripStop>;

/** A booked service that accompanies some hours of a day: a guide, a car with its driver. It has no place to go to, so it is no stop. */
export const Companion = Type.Object({
  title: Type.String({ maxLength: 120 }),
  begin: Type.Integer({ minimum: 0, maximum: 2880 }),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  /** References of the order and of this booking. */
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

/** The reason why a former stop is on the waiting list: a bought service has that day's hours now. */
export const GaveWay = Type.Object({
  place: Type.String({ maxLength: 60 }),
  /** Title of the bought service. */
  to: Type.String({ maxLength: 120 }),
  /** The note of the stop; it returns with the place. */
  note: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type GaveWay = Static<typeof GaveWay>;

export const TripDocument = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  wish: Wish,
  days: Type.Array(TripDay, { minItems: 1, maxItems: 31 }),
  /** The waiting list: ids of wanted places without a free hour. None of them is a stop of a day. */
  unplaced: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_UNPLACED })),
  /** The places of the waiting list that were stops. */
  gaveWay: Type.Optional(Type.Array(GaveWay, { maxItems: MOST_UNPLACED })),
  /** Curated itinerary this trip was copied from. */
  copiedFrom: Type.Optional(Type.String()),
});
export type TripDocument = Static<typeof TripDocument>;
