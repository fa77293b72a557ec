import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

export const FEATURE_TYPES = [
  'INCLUSION',
  'EXCLUSION',
  'HIGHLIGHT',
  'PREBOOKING_INFORMATION',
  'PREARRIVAL_INFORMATION',
  'REDEMPTION_INSTRUCTION',
  'ACCESSIBILITY_INFORMATION',
  'ADDITIONAL_INFORMATION',
  'BOOKING_TERM',
  'CANCELLATION_TERM',
] as const;
export const Feature = Type.Object({
  type: Type.Enum([...FEATURE_TYPES]),
  shortDescription: orNull(Type.String()),
});
export type Feature = Static<typeof Feature>;

export const Faq = Type.Object({ question: Type.String(), answer: Type.String() });

export const MEDIA_TYPES = ['image/jpeg', 'image/png'] as const;

export const Media = Type.Object({
  src: Type.String({ pattern: '^https?://' }),
  type: Type.Enum([...MEDIA_TYPES]),
  rel: Type.Enum(['LOGO', 'COVER', 'GALLERY']),
  title: orNull(Type.String()),
  caption: orNull(Type.String()),
  copyright: orNull(Type.String()),
});
export type Media = Static<typeof Media>;

const IDENTIFIERS = [
  'googlePlaceId',
  'applePlaceId',
  'tripadvisorLocationId',
  'yelpPlaceId',
  'facebookPlaceId',
  'foursquarePlaceId',
  'baiduPlaceId',
  'amapPlaceId',
] as const;
/** The values are null, because this site has no ids on the platforms that OCTO lists. */
export const NO_IDENTIFIERS = Object.fromEntries(IDENTIFIERS.map((name) => [name, null])) as Record<
  (typeof IDENTIFIERS)[number],
  null
>;

export const LOCATION_TYPES = [
  'START',
  'ITINERARY_ITEM',
  'POINT_OF_INTEREST',
  'ADMISSION_INCLUDED',
  'END',
  'REDEMPTION',
] as const;
export const Location = Type.Object({
  title: orNull(Type.String()),
  shortDescription: orNull(Type.String()),
  types: Type.Array(Type.Enum([...LOCATION_TYPES]), { minItems: 1 }),
  minutesTo: orNull(Type.Integer()),
  minutesAt: orNull(Type.Integer()),
  place: Type.Object({
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    postalAddress: Type.Object({
      streetAddress: orNull(Type.String()),
      addressLocality: orNull(Type.String()),
      addressRegion: orNull(Type.String()),
      postalCode: orNull(Type.String()),
      addressCountry: orNull(Type.String()),
      postOfficeBoxNumber: orNull(Type.String()),
    }),
    identifiers: Type.Record(Type.Enum([...IDENTIFIERS]), orNull(Type.String())),
    sameAs: Type.Array(Type.String()),
  }),
});
export type Location = Static<typeof Location>;

export const Commentary = Type.Object({
  format: Type.Enum(['IN_PERSON', 'RECORDED_AUDIO', 'WRITTEN', 'OTHER']),
  language: Type.String(),
});

export const CATEGORY_LABELS = [
  'multi-day',
  'beaches',
  'bike-tours',
  'boat-tours',
  'classes',
  'day-trips',
  'food',
  'guided-tours',
  'history',
  'outdoors',
  'private-tours',
  'sports',
  'walking-tours',
  'wheelchair-accessible',
  'trip-difficulty-easy',
  'trip-difficulty-medium',
  'trip-difficulty-hard',
] as const;
export type CategoryLabel = (typeof CATEGORY_LABELS)[number];

const localized = {
  title: Type.String({ minLength: 1 }),
  shortDescription: orNull(Type.String()),
  description: orNull(Type.String()),
  features: Type.Array(Feature),
  faqs: Type.Array(Faq),
  media: Type.Array(Media),
  locations: Type.Array(Location),
  categoryLabels: Type.Array(Type.Enum([...CATEGORY_LABELS])),
  durationMinutesFrom: Type.Integer({ minimum: 1 }),
  durationMinutesTo: orNull(Type.Integer()),
  commentary: Type.Array(Commentary),
};
export const ProductContent = Type.Object(localized);
export type ProductContent = Static<typeof ProductContent>;

export const UnitContent = Type.Object({
  title: Type.String({ minLength: 1 }),
  shortDescription: Type.String(),
  features: Type.Array(Feature),
});
export const SupplierContent = Type.Object({
  shortDescription: orNull(Type.String()),
  media: Type.Array(Media),
});
export const AvailabilityContent = Type.Object({
  title: orNull(Type.String()),
  shortDescription: Type.String(),
});
