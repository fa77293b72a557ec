import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extendLegTable, legTable, searchFurther } from './leg-table.ts';
import { officialWays, type TravelGraphFile } from './official-legs.ts';
import { packLegs, unpackLegs } from './pack-legs.ts';
import { nearestNode, type RoadGraphFile, readRoadGraph } from './road-graph.ts';
import { roadWays } from './road-ways.ts';
import { pathTo, shortestPaths } from './shortest-paths.ts';
import { estimate, metresBetween, type TravelRules } from './ways.ts';

const RULES: TravelRules = {
  town_traffic: 1.4,
  walk_metres_per_minute: 75,
  walk_up_to_metres: 1200,
  straight_line: { factor: 1.61, kmh: 41.5 },
};

const town: fc.Arbitrary<RoadGraphFile> = fc.integer({ min: 2, max: 25 }).chain((size) =>
  fc
    .record({
      nodes: fc.array(
        fc.tuple(fc.integer({ min: -7_906_000, max: -7_900_000 }), fc.integer({ min: -813_000, max: -808_000 })),
        {
          minLength: size,
          maxLength: size,
        },
      ),
      edges: fc.array(
        fc.tuple(
          fc.nat(size - 1),
          fc.nat(size - 1),
          fc.integer({ min: 5, max: 900 }),
          fc.integer({ min: 1, max: 120 }),
          fc.constantFrom(-1, 0, 1),
          fc.constant(0),
        ),
        { maxLength: 60 },
      ),
    })
    .map(({ nodes, edges }) => ({ nodes: nodes.flat(), edges: edges.flat(), classes: ['residential'] })),
);

function truth({ nodes, edges }: RoadGraphFile): number[][] {
  const size = nodes.length / 2;
  const d = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)),
  );
  for (let i = 0; i < edges.length; i += 6) {
    const [from, to, , seconds, way] = edges.slice(i, i + 6) as [number, number, number, number, number];
    if (way >= 0) d[from]![to] = Math.min(d[from]![to]!, seconds);
    if (way <= 0) d[to]![from] = Math.min(d[to]![from]!, seconds);
  }
  for (let k = 0; k < size; k += 1)
    for (let i = 0; i < size; i += 1)
      for (let j = 0; j < size; j += 1) d[i]![j] = Math.min(d[i]![j]!, d[i]![k]! + d[k]![j]!);
  return d;
}

describe('shortest paths', () => {
  test('equal a reference computation in both directions, and the arcs of each path sum to its length', () => {
    fc.assert(
      fc.property(town, (file) => {
        const graph = readRoadGraph(file);
        const expected = truth(file);
        for (let root = 0; root < graph.size; root += 1) {
          const there = shortestPaths(graph.forward, root);
          const back = shortestPaths(graph.backward, root);
          expect([...there.seconds]).toEqual(expected[root]);
          expect([...back.seconds]).toEqual(expected.map((row) => row[root]));
          const far = [...there.seconds].findLastIndex(Number.isFinite);
          const path = pathTo(there, far)!;
          const cost = path.slice(1).reduce((sum, node, i) => sum + there.seconds[node]! - there.seconds[path[i]!]!, 0);
          expect(path[0]).toBe(root);
          expect(cost).toBe(expected[root]![far]);
        }
      }),
    );
  });

  test('to a target stay the same if the search ends at the target', () => {
    fc.assert(
      fc.property(town, fc.nat(1000), (file, pick) => {
        const graph = readRoadGraph(file);
        const target = pick % graph.size;
        const some = shortestPaths(graph.forward, 0, { targets: new Set([target]) });
        expect(some.seconds[target]).toBe(shortestPaths(graph.forward, 0).seconds[target]);
      }),
    );
  });

  test('`nearestNode` finds the nearest node', () => {
    const point = fc.record({
      lon: fc.double({ min: -79.07, max: -78.99, noNaN: true }),
      lat: fc.double({ min: -8.14, max: -8.07, noNaN: true }),
    });
    fc.assert(
      fc.property(town, point, (file, at) => {
        const graph = readRoadGraph(file);
        const found = nearestNode(graph, at, 4000);
        const all = Array.from({ length: graph.size }, (_, i) =>
          metresBetween(at, { lon: graph.lon[i]!, lat: graph.lat[i]! }),
        );
        const least = Math.min(...all);
        if (found) expect(Math.abs(all[found.node]! - least)).toBeLessThan(1);
        else expect(least).toBeGreaterThan(3990);
      }),
    );
  });

  test('`nearestNode` ends for any point and finds the same node as a scan of every node', () => {
    const places = [
      [0, 0],
      [0, 9_810_000],
      [7_903_000 + 17_999_000, -9_810_000 + 1_620_000],
      [7_903_000 - 17_999_000, 9_800_000],
    ];
    const degrees = fc.oneof(
      fc.double(),
      fc.constantFrom(
        0,
        90,
        -90,
        89.999999,
        -89.98,
        90.1,
        180,
        -180,
        179.99,
        -179.99,
        Number.POSITIVE_INFINITY,
        Number.NEGATIVE_INFINITY,
      ),
      fc.double({ min: -80, max: -78, noNaN: true }),
      fc.double({ min: -9, max: -8, noNaN: true }),
    );
    const point = fc.record({ lon: degrees, lat: degrees });
    fc.assert(
      fc.property(
        town,
        fc.constantFrom(...places),
        point,
        fc.integer({ min: 1, max: 40_000 }),
        (file, by, at, reach) => {
          const graph = readRoadGraph({ ...file, nodes: file.nodes.map((one, i) => one + by[i % 2]!) });
          const isOnEarth = Math.abs(at.lon) <= 180 && Math.abs(at.lat) <= 90;
          const shrink = Math.cos((at.lat * Math.PI) / 180);
          const flat = Array.from({ length: graph.size }, (_, i) =>
            Math.hypot((graph.lon[i]! - at.lon) * shrink * 111_195, (graph.lat[i]! - at.lat) * 111_195),
          );
          const least = isOnEarth ? Math.min(...flat) : Number.POSITIVE_INFINITY;
          const found = nearestNode(graph, at, reach);
          if (found) expect(found.metres).toBeCloseTo(least, 3);
          else expect(least).toBeGreaterThan(reach - 0.001);
        },
      ),
      { numRuns: 1000 },
    );
    expect(nearestNode(readRoadGraph(street), { lon: 0, lat: 90 }, 1500)).toBeNull();
  });

  test('a truncated file is refused', () => {
    expect(() => readRoadGraph({ nodes: [1, 2, 3], edges: [], classes: [] })).toThrow(RangeError);
    expect(() => readRoadGraph({ nodes: [1, 2], edges: [0, 7, 1, 1, 0, 0], classes: ['residential'] })).toThrow(
      /no such node/,
    );
  });
});

/** Three crossings in a row, 1 km apart. Each street takes 60 seconds. The second street is one-way to the east. */
const street: RoadGraphFile = {
  nodes: [-7_903_000, -811_000, -7_902_100, -811_000, -7_901_200, -811_000],
  edges: [0, 1, 992, 60, 0, 0, 1, 2, 992, 60, 1, 0],
  classes: ['residential'],
};
const at = (node: number) => ({ lon: street.nodes[2 * node]! / 1e5, lat: street.nodes[2 * node + 1]! / 1e5 });

describe('ways over streets', () => {
  const ways = roadWays(readRoadGraph(street), RULES);

  test('short ways are walked, even against one-way streets, and longer ways are driven', () => {
    expect(ways.from(at(2), [at(1)])).toEqual([{ minutes: 14, metres: 992, mode: 'walk', basis: 'road_graph' }]);
    expect(ways.from(at(0), [at(2)])).toEqual([{ minutes: 2, metres: 1984, mode: 'drive', basis: 'road_graph' }]);
  });

  test('if only a drive against a one-way street connects two points, the way is an estimate', () => {
    expect(ways.from(at(2), [at(0)])[0]?.basis).toBe('estimate');
    expect(ways.to(at(0), [at(2)])[0]?.basis).toBe('estimate');
    expect(ways.to(at(2), [at(0)])[0]?.basis).toBe('road_graph');
  });

  test('a point far from any street gets an estimate', () => {
    const far = { lon: -79.3, lat: -7.9 };
    const way = ways.from(at(0), [far])[0]!;
    expect(way).toEqual(estimate(at(0), far, RULES));
    expect(way.mode).toBe('drive');
  });

  test('a route follows the streets', () => {
    expect(ways.route(at(0), at(2))!.line).toHaveLength(5);
  });

  test('traffic slows streets in town only', () => {
    const dense = {
      ...street,
      nodes: [...street.nodes, ...Array.from({ length: 12 }, (_, i) => [-7_903_000 + i, -811_001]).flat()],
    };
    const seconds = (file: RoadGraphFile) => readRoadGraph(file, 1.4).forward.seconds[0];
    expect(seconds(street)).toBe(60);
    expect(seconds(dense)).toBe(84);
  });
});

test('an estimate uses the region’s detour factor and speed', () => {
  const way = estimate({ lon: -72, lat: -13.5 }, { lon: -71.9, lat: -13.5 }, RULES);
  expect(way.metres).toBe(Math.round(metresBetween({ lon: -72, lat: -13.5 }, { lon: -71.9, lat: -13.5 }) * 1.61));
  expect(way.minutes).toBe(Math.ceil(way.metres / (41_500 / 60)));
});

describe('official travel legs', () => {
  const file: TravelGraphFile = {
    nodes: [
      { id: 'cusco', name: 'Cusco', coord: [-71.978, -13.517] },
      { id: 'ollanta', name: 'Ollantaytambo', coord: [-72.263, -13.257] },
      { id: 'pueblo', name: 'Machu Picchu pueblo', coord: [-72.525, -13.154] },
    ],
    edges: [
      { from: 'cusco', to: 'ollanta', mode: 'car', km: 61.5, min: 89, basis: 'official', use: true },
      { from: 'cusco', to: 'ollanta', mode: 'car', km: 10, min: 5, basis: 'official', use: false },
      { from: 'ollanta', to: 'pueblo', mode: 'train', km: 43, min: 92, basis: 'official', use: true },
      { from: 'pueblo', to: 'place:917', mode: 'bus', km: 10, min: 30, basis: 'official', use: true },
      { from: 'cusco', to: 'place:2579', mode: 'foot', km: null, min: null, basis: 'official', use: false },
    ],
    access: [{ place: 'place:885', node: 'cusco', mode: 'foot', km: 0.2, min: 3 }],
  };
  const ways = officialWays(file, RULES);
  const plaza = { lon: -71.978, lat: -13.517 };
  const citadel = { lon: -72.545, lat: -13.163, keys: ['mincetur:917'] };

  test('are chained in both directions, and a way with a train has the mode train', () => {
    expect(ways.from(plaza, [citadel])).toEqual([{ minutes: 211, metres: 114_500, mode: 'train', basis: 'official' }]);
    expect(ways.to(plaza, [citadel])[0]?.minutes).toBe(211);
    expect(ways.route(plaza, citadel)!.line).toHaveLength(5);
  });

  test('make the whole way an estimate if one leg is estimated', () => {
    const museum = { lon: -71.9782, lat: -13.5156, keys: ['mincetur:885'] };
    expect(ways.from(museum, [citadel])[0]).toMatchObject({ minutes: 214, basis: 'estimate' });
  });

  test('connect two places of the same valley without a detour by the distant town of their sheets', () => {
    const valley = officialWays(
      {
        nodes: [
          { id: 'cusco', name: 'Cusco', coord: [-71.978, -13.517] },
          { id: 'oropesa', name: 'Oropesa', coord: [-71.772, -13.593] },
          { id: 'lucre', name: 'Lucre', coord: [-71.7375, -13.6356] },
          { id: 'place:921', name: 'Tipón', coord: [-71.7823, -13.5697] },
          { id: 'place:943', name: 'Pikillaqta', coord: [-71.7163, -13.6131] },
        ],
        edges: [
          { from: 'cusco', to: 'place:921', mode: 'car', km: 26.2, min: 49, basis: 'official', use: true },
          { from: 'cusco', to: 'place:943', mode: 'car', km: 32.75, min: 53, basis: 'official', use: true },
          { from: 'cusco', to: 'oropesa', mode: 'car', km: 27.5, min: 38, basis: 'estimated', use: true },
          { from: 'oropesa', to: 'lucre', mode: 'car', km: 6.9, min: 9, basis: 'estimated', use: true },
        ],
        access: [],
      },
      RULES,
    );
    const tipon = { lon: -71.7823, lat: -13.5697, keys: ['mincetur:921'] };
    const pikillaqta = { lon: -71.7163, lat: -13.6131, keys: ['mincetur:943'] };
    const [between] = valley.from(tipon, [pikillaqta]);
    expect(between).toMatchObject({ mode: 'drive', basis: 'estimate' });
    expect(between!.minutes).toBeGreaterThan(15);
    expect(between!.minutes).toBeLessThan(45);
    expect(valley.from(plaza, [tipon, pikillaqta])).toMatchObject([
      { minutes: 49, basis: 'official' },
      { minutes: 53, basis: 'official' },
    ]);
  });

  test('are never undercut by the straight line from a point beside the town where they begin', () => {
    const hotel = { lon: -72.525, lat: -13.149 };
    for (const way of [ways.from(hotel, [citadel])[0], ways.to(hotel, [citadel])[0]])
      expect(way).toMatchObject({ minutes: 30 + estimate(hotel, { lon: -72.525, lat: -13.154 }, RULES).minutes });
  });

  test('do not connect a place that is reached only by a trek of several days', () => {
    expect(ways.from(plaza, [{ lon: -72.87, lat: -13.39, keys: ['mincetur:2579'] }])).toEqual([null]);
  });
});

test('a leg table has the ways of every pair, even after packing, unpacking and extending', () => {
  fc.assert(
    fc.property(town, (file) => {
      const ways = roadWays(readRoadGraph(file), RULES);
      const points = Array.from({ length: Math.min(6, file.nodes.length / 2) }, (_, i) => ({
        lon: file.nodes[2 * i]! / 1e5,
        lat: file.nodes[2 * i + 1]! / 1e5,
      }));
      const table = legTable(ways, points);
      expect(unpackLegs(packLegs(table))).toEqual(table);
      const [last, ...rest] = [...points].reverse();
      const known = [...rest].reverse();
      const extended = extendLegTable(table, [...known.keys()], searchFurther(ways, known, [last!]));
      expect([...extended.minutes]).toEqual([...table.minutes]);
      expect([...extended.metres]).toEqual([...table.metres]);
    }),
    { numRuns: 30 },
  );
});
