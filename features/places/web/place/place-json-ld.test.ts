import { expect, test } from 'vitest';
import type { PlaceDetail } from '../../contract/place.ts';
import { placeJsonLd } from './place-json-ld.ts';

const place = {
  ...{ slug: 'huaca-de-la-luna', name: 'Huaca de la Luna', category: 'archaeological_site', lon: -78.99, lat: -8.13 },
  ...{ summary: null, address: null, phones: [], website: null, hours: { class: 'unknown' } },
} as unknown as PlaceDetail;
const ratingOf = (reviews: { count: number; mean: number | null } | null) =>
  (placeJsonLd(place, new URL('https://vereda.pe'), reviews)[0] as { aggregateRating?: object }).aggregateRating;

test('search engines get the mean only if the page shows one', () => {
  expect(ratingOf(null)).toBeUndefined();
  expect(ratingOf({ count: 4, mean: null })).toBeUndefined();
  expect(ratingOf({ count: 23, mean: 4.5652 })).toMatchObject({ ratingValue: 4.6, reviewCount: 23, bestRating: 5 });
});
