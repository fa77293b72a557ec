import { expect, test } from 'vitest';
import { readAmenities } from './read-amenities.rules.ts';

const read = (properties: object) =>
  readAmenities(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', id: 'node/1', geometry: { type: 'Point', coordinates: [-79.03, -8.11] }, properties },
      ],
    }),
  )[0];

test('a point gets its kind, address, first telephone number and hours', () => {
  expect(
    read({
      amenity: 'pharmacy',
      name: 'Botica Sol',
      'addr:street': 'Jirón Gamarra',
      'addr:housenumber': '553;555',
      phone: '+51 44 1;+51 44 2',
      opening_hours: '24/7',
    }),
  ).toEqual({
    id: 'node/1',
    kind: 'pharmacy',
    name: 'Botica Sol',
    lon: -79.03,
    lat: -8.11,
    address: 'Jirón Gamarra 553',
    phone: '+51 44 1',
    hours: '24/7',
    alwaysOpen: true,
    emergency: null,
  });
});

test('a cash machine without a name is named after its operator', () => {
  expect(read({ amenity: 'atm', operator: 'BCP' })).toMatchObject({ kind: 'atm', name: 'BCP' });
  expect(read({ amenity: 'toilets' })).toMatchObject({ kind: 'toilets', name: null });
});

test('points of other kinds are left out, and unreadable hours are unknown', () => {
  expect(read({ amenity: 'restaurant', name: 'X' })).toBeUndefined();
  expect(read({ shop: 'supermarket', opening_hours: 'a veces' })).toMatchObject({ kind: 'supermarket', hours: null });
});

test('refuses a file that is not a FeatureCollection', () => {
  expect(() => readAmenities('{}')).toThrow('FeatureCollection');
});
