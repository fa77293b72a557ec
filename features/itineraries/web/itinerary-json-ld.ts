import type { TouristTrip, WithContext } from 'schema-dts';
import type { Face } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import type { ItineraryDetail } from '../contract/itinerary.ts';

export function itineraryJsonLd(itinerary: ItineraryDetail, face: Face, base: URL): WithContext<TouristTrip> {
  const url = new URL(travellerPaths.itinerary(itinerary.slug), base).href;
  const cards = new Map(itinerary.places.map((place) => [place.id, place]));
  const visited = itinerary.days.flatMap(({ stops }) => stops.flatMap(({ place }) => cards.get(place ?? '') ?? []));
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    '@id': url,
    url,
    name: itinerary.title,
    description: itinerary.summary,
    provider: { '@type': 'Organization', name: face.organisation.name },
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
