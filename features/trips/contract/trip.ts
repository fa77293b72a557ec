import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Poster } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';

/**
 * A planned trip (`/api/trip-planned/`). The browser keeps the whole document; the server keeps the same document under an unguessable id.
 * Minutes are counted from local midnight of the day, metres and minor units elsewhere.
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

/** Where a day starts or ends: a place of the region, or a point the traveller chose. */
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
  /** 0 = nothing, 3 = what I come for. An absent interest counts 1. */
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

/** How a booking stands, as far as a trip shows it. */
export const BOOKED_STATUSES = ['asked', 'confirmed', 'cancelled'] as const;
const BookedStatus = Type.Enum([...BOOKED_STATUSES]);
export type BookedStatus = (typeof BOOKED_STATUSES)[number];

/** A departure of an operator's plan. Its stop has no place, but a point where one meets and is left again, and an hour that only the operator sets. */
export const PlanOfStop = Type.Object({
  planId: Type.String({ maxLength: 60 }),
  /** Empty where it was made for one traveller: nobody else can open it. */
  slug: Type.String({ maxLength: 120 }),
  departureId: Type.String({ maxLength: 60 }),
  title: Type.String({ maxLength: 120 }),
  /** Name of the meeting point. */
  meeting: Type.String({ maxLength: 120 }),
  lon: Longitude,
  lat: Latitude,
  poster: Type.Optional(Poster),
  /** Address of its photograph on this site, where it has one instead of a poster. */
  photo: Type.Optional(Type.String({ maxLength: 160, pattern: '^/archivos/' })),
  /** Eaten on the way: the day needs no other. */
  meals: Type.Optional(Type.Array(MealName, { maxItems: 2, uniqueItems: true })),
  /** Of a plan over several days: which of them this stop is, from 1. */
  part: Type.Optional(Type.Object({ day: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 2 }) })),
  /** Reference of the order it was booked with, null while it is not; its editor alone sees it, and others have none. */
  booking: Type.Optional(orNull(Type.String({ maxLength: 20 }))),
  /** Reference of this one booking of that order: what one comes in with. Absent where the trip was not told. */
  voucher: Type.Optional(Type.String({ maxLength: 20 })),
  standing: Type.Optional(BookedStatus),
  /** Booked for the same hours, so that it is no stop of its own: a car, a guide. */
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
  /** It was moved to a day that the trip does not have, and is still drawn where it was. */
  moved: Type.Optional(
    Type.Object({
      date: Day,
      begin: Type.Integer({ minimum: 0, maximum: 2880 }),
      /** Each of its days, the first included, where they are several. */
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
  /** Reference of the quotation it came from: there one talks with the operator. */
  quotation: Type.Optional(Type.String({ maxLength: 20 })),
});
export type PlanOfStop = Static<typeof PlanOfStop>;

export const TripStop = Type.Object({
  /** Made by the browser; unique within the trip. */
  id: Type.String({ maxLength: 40 }),
  /** Null: a plan, or a meal or rest slot without place. */
  place: orNull(Type.String()),
  meal: Type.Optional(MealName),
  /** What a slot without place is: "Mañana libre". */
  title: Type.Optional(Type.String({ maxLength: 80 })),
  /** `locked` while it is only wanted, `booked` once it is. */
  plan: Type.Optional(PlanOfStop),
  /** Visit begins, minutes. */
  begin: Type.Integer({ minimum: 0, maximum: 2880 }),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  state: Type.Enum([...STOP_STATES]),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type TripStop = Static<typeof TripStop>;

/** A service that was booked and goes along for some hours of a day: a guide, a car with its driver. Nobody goes anywhere for it, so it is no stop. */
export const Companion = Type.Object({
  title: Type.String({ maxLength: 120 }),
  begin: Type.Integer({ minimum: 0, maximum: 2880 }),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  /** References of the order and of this booking of it. */
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

/** Why a place waits that was a stop: what was bought has that day's hours now. */
export const GaveWay = Type.Object({
  place: Type.String({ maxLength: 60 }),
  /** What was bought, by its title. */
  to: Type.String({ maxLength: 120 }),
  /** What was noted at the stop; it comes back with the place. */
  note: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type GaveWay = Static<typeof GaveWay>;

export const TripDocument = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  wish: Wish,
  days: Type.Array(TripDay, { minItems: 1, maxItems: 31 }),
  /** Places the traveller wants for which no hour is free yet, by id. None of them is a stop of a day. */
  unplaced: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_UNPLACED })),
  /** Of those, the ones that were stops. */
  gaveWay: Type.Optional(Type.Array(GaveWay, { maxItems: MOST_UNPLACED })),
  /** Curated itinerary this trip was copied from. */
  copiedFrom: Type.Optional(Type.String()),
});
export type TripDocument = Static<typeof TripDocument>;
