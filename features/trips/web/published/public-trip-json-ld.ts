import type { TouristTrip, WithContext } from 'schema-dts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import type { Published } from './published-trip.ts';

export function publicTripJsonLd({ id, document, published }: Published, base: URL): WithContext<TouristTrip> {
  const url = new URL(travellerPaths.trip(id), base).href;
  const places = new Map(published.places.map((place) => [place.id, place]));
  const visited = document.days.flatMap(({ stops }) => stops.flatMap(({ place }) => places.get(place ?? '') ?? []));
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    '@id': url,
    url,
    name: document.title,
    ...(published.author && { provider: { '@type': 'Person', name: published.author } }),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: visited.length,
      itemListElement: visited.map(({ name, slug, lon, lat }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'TouristAttraction',
          name,
          url: new URL(paths.place(slug), base).href,
          geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
        },
      })),
    },
  };
}
