import type { ReviewsPage } from '#features/reviews/contract/public-review.ts';
import { paths } from '#web/paths/site.ts';
import type { Category, PlaceDetail } from '../../contract/place.ts';

const TYPES: Partial<Record<Category, string>> = {
  museum: 'Museum',
  church: 'PlaceOfWorship',
  beach: 'Beach',
  archaeological_site: 'LandmarksOrHistoricalBuildings',
  historic_building: 'LandmarksOrHistoricalBuildings',
  lodging: 'LodgingBusiness',
  food: 'FoodEstablishment',
  shop: 'Store',
  market: 'ShoppingCenter',
  service: 'TravelAgency',
};
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns data for schema.org. Assumed hours must not appear as opening hours. */
export function placeJsonLd(
  place: PlaceDetail,
  base: URL,
  reviews: Pick<ReviewsPage, 'count' | 'mean'> | null,
): object[] {
  const url = new URL(paths.place(place.slug), base).href;
  const item = {
    '@context': 'https://schema.org',
    '@type': TYPES[place.category] ?? 'TouristAttraction',
    '@id': url,
    url,
    name: place.name,
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
    ...(place.summary && { description: place.summary }),
    ...(place.address && {
      address: { '@type': 'PostalAddress', streetAddress: place.address, addressLocality: place.district },
    }),
    ...(place.phones.length > 0 && { telephone: place.phones[0] }),
    ...(place.website && { sameAs: place.website }),
    ...(reviews && reviews.mean !== null && { aggregateRating: rating(reviews.count, reviews.mean) }),
    ...(place.hours.class === 'known' && { openingHoursSpecification: openingHours(place) }),
  };
  const trail = [
    { '@type': 'ListItem', position: 1, name: 'Explorar', item: new URL(paths.explore(), base).href },
    { '@type': 'ListItem', position: 2, name: place.name, item: url },
  ];
  return [item, { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: trail }];
}

/** The page shows the mean from five reviews on. */
const rating = (count: number, mean: number) => ({
  '@type': 'AggregateRating',
  ratingValue: Number(mean.toFixed(1)),
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

function openingHours({ hours }: PlaceDetail): object[] {
  return hours.week.flatMap((spans, day) =>
    spans.map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[day]}`,
      opens,
      closes: clock(closes),
    })),
  );
}

const clock = (time: string): string => {
  const [hours = '0', minutes = '00'] = time.split(':');
  return `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
};
