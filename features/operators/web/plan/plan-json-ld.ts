import { travellerPaths } from '#web/paths/traveller.ts';
import type { PlanDetail } from '../../contract/plan.ts';
import { minorOf } from '../list/plans-data.ts';

export function planJsonLd(plan: PlanDetail, base: URL): object[] {
  const url = new URL(travellerPaths.plan(plan.slug), base).href;
  const { operator, currency } = plan;
  const prices = plan.options.flatMap(({ units, groupPriceFrom }) => [
    ...units.map(({ priceFrom }) => priceFrom),
    groupPriceFrom,
  ]);
  const known = prices
    .filter((price): price is number => price !== null && price > 0)
    .map((it) => it / minorOf(currency));
  const offers = known.length > 0 && {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: currency,
    lowPrice: Math.min(...known),
    highPrice: Math.max(...known),
    offerCount: known.length,
    availability: `https://schema.org/${plan.nextDate ? 'InStock' : 'SoldOut'}`,
  };
  const shared = { name: plan.title, description: plan.summary, url };
  const provider = {
    '@type': 'Organization',
    name: operator.fictional ? `${operator.name} (demostración)` : operator.name,
  };
  const trip = {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    '@id': url,
    ...shared,
    inLanguage: plan.languages,
    provider,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: plan.days
        .flatMap(({ stops }) => stops)
        .map(({ title, place }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'TouristAttraction',
            name: place?.name ?? title,
            ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon } }),
          },
        })),
    },
    ...(offers && { offers }),
  };
  const { count, mean } = plan.rating;
  // Search engines get no reviews of an invented operator.
  const rating = mean !== null &&
    !operator.fictional && { '@type': 'AggregateRating', ratingValue: mean, reviewCount: count };
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...shared,
    brand: provider,
    offers,
    ...(rating && { aggregateRating: rating }),
  };
  return offers ? [trip, product] : [trip];
}
