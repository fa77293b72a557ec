import { expect, test } from 'vitest';
import type { NearAmenity } from '#features/amenities/contract/amenity.ts';
import { type EmergencyPoint, emergencyPlaces, pointKey, pointsOf } from './emergency-days.rules.ts';

const point = (name: string, lon: number): EmergencyPoint => ({ name, lon, lat: -8.1 });
const near = (id: string, kind: NearAmenity['kind'], minutes: number): NearAmenity => ({
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
  way: { minutes, metres: minutes * 75, mode: 'walk', basis: 'road_graph' },
});

test('a place that is the nearest to several stops is named once, with its longest way', () => {
  const [plaza, museum, beach] = [point('Plaza', -79.03), point('Museo', -79.02), point('Playa', -79.12)];
  const nearest = new Map([
    [pointKey(plaza), [near('Comisaría', 'police', 9), near('Belén', 'hospital', 4)]],
    [pointKey(museum), [near('Belén', 'hospital', 7)]],
    [pointKey(beach), [near('Posta', 'hospital', 2)]],
  ]);
  const places = emergencyPlaces([plaza, museum, beach], nearest);
  expect(places.map(({ amenity, near: names, way }) => [amenity.id, names, way.minutes])).toEqual([
    ['Belén', ['Plaza', 'Museo'], 7],
    ['Posta', ['Playa'], 2],
    ['Comisaría', ['Plaza'], 9],
  ]);
});

test('stops at one place are requested once, and at most sixty points are requested', () => {
  expect(pointsOf([[point('A', -79)], [point('B', -79), point('C', -79.1)]])).toEqual([
    '-79.0000,-8.1000',
    '-79.1000,-8.1000',
  ]);
  expect(pointsOf([Array.from({ length: 99 }, (_, i) => point(`${i}`, -79 - i / 100))])).toHaveLength(60);
});

test('without known places a day has none', () => {
  expect(emergencyPlaces([point('A', -72)], new Map())).toEqual([]);
});
