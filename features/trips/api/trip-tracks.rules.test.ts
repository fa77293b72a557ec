import { expect, test } from 'vitest';
import { create } from 'xmlbuilder2';
import { sampleTrip } from '#tests/trips.ts';
import type { ExportedTrip } from './trip-export.rules.ts';
import { tripGpx } from './trip-gpx.rules.ts';
import { knownCourses } from './trip-tracks.rules.ts';

const street: [number, number][] = [
  [-79.03, -8.11],
  [-79.02, -8.12],
  [-79.0, -8.13],
];
const straight = street.slice(0, 2);

test('only a leg along known roads becomes a part of a track', () => {
  expect(
    knownCourses([
      { basis: 'road_graph', line: street },
      null,
      { basis: 'estimate', line: street },
      { basis: 'official', line: straight },
      { basis: 'road_graph', line: straight },
    ]),
  ).toEqual([street]);
});

/** The order of the elements in https://www.topografix.com/GPX/1/1/gpx.xsd */
const ORDER: Record<string, string> = {
  gpx: 'metadata wpt rte trk extensions',
  metadata: 'name desc author copyright link time keywords bounds extensions',
  wpt: 'ele time magvar geoidheight name cmt desc src link sym type fix sat',
  rte: 'name cmt desc src link number type extensions rtept',
  rtept: 'ele time magvar geoidheight name cmt desc src link sym type fix sat',
  trk: 'name cmt desc src link number type extensions trkseg',
  trkseg: 'trkpt extensions',
  trkpt: 'ele time',
};

function faultsIn(element: Element): string[] {
  const order = ORDER[element.nodeName]?.split(' ') ?? [];
  const children = [...element.childNodes].filter(({ nodeType }) => nodeType === 1) as Element[];
  const places = children.map(({ nodeName }) => order.indexOf(nodeName));
  const own = places.some((place, index) => place < 0 || place < (places[index - 1] ?? 0)) ? [element.nodeName] : [];
  return [...own, ...children.flatMap(faultsIn)];
}

const trip = sampleTrip();
const places = trip.days[0]!.stops.map(({ place }, index) => {
  const position = { lon: -79 - index / 100, lat: -8.1 };
  return { id: place!, slug: place!, name: `Lugar ${index}`, kindLabel: 'Museo', address: null, ...position };
});
const exported = {
  id: 'viaje',
  document: trip,
  places: new Map(places.map((place) => [place.id, place])),
  contacts: new Map(),
  bookings: new Map(),
  holidays: () => null,
  isShared: false,
  timeZone: 'America/Lima',
  publicUrl: 'https://vereda.example',
  updatedAt: new Date('2026-12-01T00:00:00Z'),
} as unknown as ExportedTrip;

test('a GPX file has a track for each day with a known course, in the order that GPX 1.1 prescribes', () => {
  const file = tripGpx(exported, [[street, street], []]);
  const root = create(file).root().node as unknown as Element;
  expect(faultsIn(root)).toEqual([]);
  const named = (name: string) => [...root.getElementsByTagName(name)];
  expect(named('trk')).toHaveLength(1);
  expect(named('trkseg')).toHaveLength(2);
  expect(named('trkpt').map((point) => [point.getAttribute('lat'), point.getAttribute('lon')])[1]).toEqual([
    '-8.12',
    '-79.02',
  ]);
  expect([named('wpt').length, named('rte').length]).toEqual([3, 1]);
});

test('a trip without a known course has no track', () => {
  expect(tripGpx(exported, [[], []])).not.toContain('<trk');
});
