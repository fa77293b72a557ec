import { expect, test } from 'vitest';
import { isTravellersPlace } from '#features/places/api/import/travellers-place.rules.ts';
import { NodeTable } from '#server/osm/node-table.ts';
import type { OsmWay, Tags } from '#server/osm/read-elements.ts';
import { LineCollector } from './collect-lines.ts';
import { roadGraph } from './road-graph.rules.ts';
import { simplifyLine } from './simplify-line.ts';

/** Nodes 1 to 6 form a line to the east, with 0.01 degrees between neighbours. */
function collect(ways: [refs: number[], tags: Tags][]) {
  const nodes = new NodeTable();
  for (let id = 6; id >= 1; id -= 1) nodes.add(id, -79 + id / 100, -8);
  const lines = new LineCollector(nodes);
  for (const [i, [refs, tags]] of ways.entries()) lines.way({ type: 'way', id: i, refs, tags } satisfies OsmWay);
  return { nodes, roads: lines.roads };
}

test('nodes are found in files that are not ordered by id', () => {
  const { nodes } = collect([]);
  expect([1, 3, 6].map((id) => nodes.lon(nodes.row(id)))).toEqual([-78.99, -78.97, -78.94]);
  expect(nodes.row(7)).toBe(-1);
});

test('a way that leaves the box becomes several parts', () => {
  const { roads } = collect([[[1, 2, 99, 3, 4, 98, 5], { highway: 'primary' }]]);
  expect(roads.map(({ rows }) => rows.length)).toEqual([2, 2]);
});

test.each<[Tags, number]>([
  [{ highway: 'primary' }, 0],
  [{ highway: 'primary', oneway: 'yes' }, 1],
  [{ highway: 'primary', oneway: '-1' }, -1],
  [{ highway: 'primary', junction: 'roundabout' }, 1],
  [{ highway: 'motorway' }, 1],
  [{ highway: 'motorway', oneway: 'no' }, 0],
])('%j has the direction %i', (tags, oneWay) => {
  expect(collect([[[1, 2], tags]]).roads).toMatchObject([{ oneWay, isDriven: true }]);
});

test('closed and private roads and footways are not driven, and bare footways are left out', () => {
  const { roads } = collect([
    [[1, 2], { highway: 'residential', access: 'private' }],
    [[1, 2], { highway: 'residential', access: 'private', motor_vehicle: 'yes' }],
    [[1, 2], { highway: 'pedestrian', name: 'Jirón Pizarro' }],
    [[1, 2], { highway: 'footway' }],
  ]);
  expect(roads.map(({ isDriven }) => isDriven)).toEqual([false, true, false]);
});

test('the graph has junctions and ends, without streets that cannot be left again', () => {
  const extract = collect([
    [[1, 2, 3, 4], { highway: 'residential' }],
    [[3, 5], { highway: 'primary' }],
    [[5, 6], { highway: 'primary', oneway: 'yes' }],
  ]);
  const { nodes, edges, classes } = roadGraph(extract)!;
  expect(nodes).toHaveLength(2 * 4);
  const rows = Array.from({ length: edges.length / 6 }, (_, i) => edges.slice(6 * i, 6 * i + 6));
  expect(rows.map(([, , metres, , oneWay, kind]) => [metres, oneWay, classes[kind!]])).toEqual([
    [2202, 0, 'residential'],
    [1101, 0, 'residential'],
    [2202, 0, 'primary'],
  ]);
  // 2,202 m at 22 km/h.
  expect(rows[0]![3]).toBe(360);
});

test('a box without roads has no graph', () => {
  expect(roadGraph(collect([]))).toBeNull();
});

test('a simplified line keeps its ends and its corners', () => {
  const line = [
    [0, 0],
    [0.001, 0.000001],
    [0.002, 0],
    [0.002, 0.001],
  ];
  expect(simplifyLine(line, 2)).toEqual([line[0], line[2], line[3]]);
});

test.each<[boolean, Tags]>([
  [true, { name: 'Plaza de Armas', leisure: 'park' }],
  [false, { name: 'Parque La Merced', leisure: 'park' }],
  [true, { name: 'Muelle de Huanchaco', man_made: 'pier' }],
  [false, { name: 'Iglesia Nueva', amenity: 'place_of_worship' }],
  [true, { name: 'Iglesia Santa Lucía', amenity: 'place_of_worship', wikidata: 'Q1' }],
  [true, { name: 'Convento Franciscano', amenity: 'place_of_worship' }],
  [false, { tourism: 'museum' }],
])('it is %s that travellers visit %j', (expected, tags) => {
  expect(isTravellersPlace(tags)).toBe(expected);
});
