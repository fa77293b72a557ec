import { expect, test } from 'vitest';
import { geoUri, googleMapsRoute, MOST_WAYPOINTS, routeParts, wazeRoute } from './hand-over.ts';

const museum = { name: 'Museo (de sitio)', lon: -79.0288123456, lat: -8.1118 };
const line = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Parada ${n}`, lon: -79 - n / 100, lat: -8.1 }));

test('a stop opens directions from the present position', () => {
  const url = new URL(googleMapsRoute([museum], { mode: 'walking' }));
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    destination: '-8.1118,-79.028812',
    travelmode: 'walking',
  });
  expect(wazeRoute(museum)).toBe('https://waze.com/ul?ll=-8.1118%2C-79.028812&navigate=yes');
  expect(geoUri(museum)).toBe('geo:-8.1118,-79.028812?q=-8.1118,-79.028812(Museo%20%20de%20sitio)');
});

test('a day is split into parts within the limit of waypoints, and no stop is lost', () => {
  const stops = line(6);
  const parts = routeParts(stops, MOST_WAYPOINTS.phone);
  expect(parts.map(({ points }) => points.length)).toEqual([4, 2]);
  expect(parts[1]!.origin).toBe(stops[3]);
  expect(routeParts(stops, MOST_WAYPOINTS.computer)).toHaveLength(1);
  const url = new URL(googleMapsRoute(parts[0]!.points, { mode: 'driving' }));
  expect(url.searchParams.get('waypoints')!.split('|')).toHaveLength(3);
  expect(url.searchParams.get('destination')).toBe('-8.1,-79.03');
  const second = new URL(googleMapsRoute(parts[1]!.points, { origin: parts[1]!.origin, mode: null }));
  expect([second.searchParams.get('origin'), second.searchParams.has('travelmode')]).toEqual(['-8.1,-79.03', false]);
});

test('two stops at one position are one waypoint, and a day without positions has no part', () => {
  expect(routeParts([museum, { ...museum, name: 'Almuerzo' }, ...line(1)], 3)[0]!.points).toHaveLength(2);
  expect(routeParts([], 3)).toEqual([]);
  expect(() => googleMapsRoute([], { mode: null })).toThrow(RangeError);
});
