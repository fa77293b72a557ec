import { expect, test } from 'vitest';
import type { NearAmenity } from '#features/amenities/contract/amenity.ts';
import { type EmergencyPoint, emergencyPlaces, pointKey, pointsOf, zonesOf } from './emergency-zones.ts';

const point = (name: string, lon: number): EmergencyPoint => ({ name, lon, lat: -8.1 });
const near = (id: string, kind: NearAmenity['kind']): NearAmenity => ({
  id,
  kind,
  name: id,
  lon: -79,
  lat: -8.1,
  address: null,
  phone: null,
  hours: null,
  alwaysOpen: false,
  emergency: null,
  way: { minutes: 4, metres: 300, mode: 'walk', basis: 'road_graph' },
});
const [plaza, museum, church, beach] = [
  point('Plaza', -79.03),
  point('Museo', -79.025),
  point('Iglesia', -79.02),
  point('Playa', -79.12),
];

test('stops near each other share a zone, measured from the most central stop, and a distant stop has its own zone', () => {
  expect(zonesOf([plaza, museum, church, beach])).toEqual([
    { centre: museum, names: ['Museo', 'Plaza', 'Iglesia'] },
    { centre: beach, names: ['Playa'] },
  ]);
});

test('a zone lists its hospital, police and pharmacy in this order, and a zone without known places is left out', () => {
  const zones = zonesOf([plaza, beach]);
  const nearest = new Map([
    [pointKey(plaza), [near('Botica', 'pharmacy'), near('Belén', 'hospital'), near('Comisaría', 'police')]],
  ]);
  expect(emergencyPlaces(zones, nearest).map(({ names, places }) => [names, places.map(({ id }) => id)])).toEqual([
    [['Plaza'], ['Belén', 'Comisaría', 'Botica']],
  ]);
  expect(emergencyPlaces(zones, new Map())).toEqual([]);
});

test('a centre that several days share is requested once, and at most sixty points are requested', () => {
  expect(pointsOf([zonesOf([plaza]), zonesOf([plaza, beach])])).toEqual(['-79.0300,-8.1000', '-79.1200,-8.1000']);
  expect(pointsOf(Array.from({ length: 99 }, (_, i) => zonesOf([point(`${i}`, -79 - i / 100)])))).toHaveLength(60);
});
