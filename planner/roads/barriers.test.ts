import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barredRoadWays, barStraightLines } from './barred-ways.ts';
import { type Barrier, barGraph } from './barriers.ts';
import { readRoadGraph } from './road-graph.ts';
import { roadWays } from './road-ways.ts';
import type { TravelRules, WayPoint, Ways } from './ways.ts';

const RULES: TravelRules = {
  town_traffic: 1,
  walk_metres_per_minute: 75,
  walk_up_to_metres: 100,
  straight_line: { factor: 1.5, kmh: 30 },
};
const AT = 79_00000;
/** A straight road over five nodes. A detour over a sixth node avoids the middle of the road. */
const GRAPH = readRoadGraph({
  nodes: [0, 1000, 2000, 3000, 4000].flatMap((x) => [-AT + x, -800000]).concat([-AT + 2000, -796000]),
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ]
    .flatMap(([a, b]) => [a!, b!, 1000, 60, 0, 0])
    .concat([1, 5, 5000, 400, 0, 0], [5, 3, 5000, 400, 0, 0]),
  classes: ['primary'],
});
const point = (x: number, lat = -8) => ({ lon: -79 + x / 100, lat });
const [WEST, MIDDLE, EAST] = [point(0), point(2), point(4)];
const around = (metres: number, factor: number | null): Barrier => ({
  area: { shape: 'circle', ...MIDDLE, metres },
  factor,
});
const minutes = (ways: Ways, a = WEST, b = EAST) => ways.from(a, [b])[0]?.minutes ?? null;
const barred = (...barriers: Barrier[]) => barredRoadWays(GRAPH, RULES, roadWays(GRAPH, RULES), barriers);

test('a drive takes the detour around a closed street in both directions', () => {
  expect(minutes(roadWays(GRAPH, RULES))).toBe(4);
  const ways = barred(around(100, null));
  expect(minutes(ways)).toBe(Math.ceil((60 + 400 + 400 + 60) / 60));
  expect(ways.to(EAST, [WEST])[0]!.minutes).toBe(16);
});

test('a drive that begins or ends inside a closed area moves at walking pace there', () => {
  const ways = barred(around(100, null));
  const walk = (1000 / 75) * 60;
  expect(minutes(ways, WEST, MIDDLE)).toBe(Math.ceil((60 + walk) / 60));
  expect(minutes(ways, MIDDLE, EAST)).toBe(Math.ceil((60 + walk) / 60));
  expect(ways.to(MIDDLE, [WEST])[0]!.minutes).toBe(minutes(ways, WEST, MIDDLE));
});

test('a drive through a slow area takes `factor` times as long, or takes a quicker detour', () => {
  expect(minutes(barred(around(100, 3)))).toBe(1 + 3 + 3 + 1);
  expect(minutes(barred(around(100, 9)))).toBe(16);
});

test('if no street leads around a closed area, there is no way', () => {
  const whole: Barrier = {
    area: {
      shape: 'polygon',
      ring: [
        [-78.985, -8.1],
        [-78.975, -8.1],
        [-78.975, -7.9],
        [-78.985, -7.9],
      ],
    },
    factor: null,
  };
  expect(minutes(barred(whole))).toBeNull();
});

test('without street data, a barrier applies to a drive whose straight line meets its area', () => {
  const plain: Ways = {
    from: (_, targets) => targets.map(() => ({ minutes: 10, metres: 9000, mode: 'drive', basis: 'official' })),
    to: (_, origins) => origins.map(() => ({ minutes: 10, metres: 500, mode: 'walk', basis: 'estimate' })),
    route: () => null,
  };
  expect(minutes(barStraightLines(plain, [around(500, null)]))).toBeNull();
  expect(minutes(barStraightLines(plain, [around(500, 1.5)]))).toBe(15);
  expect(minutes(barStraightLines(plain, [around(500, null)]), WEST, point(1))).toBe(10);
  expect(barStraightLines(plain, [around(500, null)]).to(EAST, [WEST])[0]!.minutes).toBe(10);
});

const lon = fc.integer({ min: 0, max: 4000 }).map((x) => -79 + x / 100_000);
const lat = fc.integer({ min: 0, max: 4000 }).map((y) => -8 + y / 100_000);

test('`around` gives the same ways as a search of all ways', () => {
  const town = fc
    .record({
      nodes: fc.array(fc.tuple(lon, lat), { minLength: 12, maxLength: 40 }),
      edges: fc.array(
        fc.tuple(
          fc.nat(39),
          fc.nat(39),
          fc.integer({ min: 50, max: 4000 }),
          fc.integer({ min: 5, max: 40_000 }),
          fc.constantFrom(-1, 0, 1),
        ),
        { minLength: 20, maxLength: 90 },
      ),
    })
    .map(({ nodes, edges }) =>
      readRoadGraph({
        nodes: nodes.flatMap((point) => point.map((degrees) => Math.round(degrees * 1e5))),
        edges: edges.flatMap(([a, b, ...rest]) => [a % nodes.length, b % nodes.length, ...rest, 0]),
        classes: ['primary'],
      }),
    );
  const circle = fc.record({ lon, lat, metres: fc.integer({ min: 50, max: 1200 }) });
  const barrier = fc.record({
    area: circle.map((it) => ({ shape: 'circle' as const, ...it })),
    factor: fc.constantFrom(null, null, 1.5, 6),
  });
  const some = { minLength: 1, maxLength: 4 };
  let different = 0;
  fc.assert(
    fc.property(
      town,
      fc.array(barrier, some),
      fc.array(fc.record({ lon, lat }), { minLength: 2, maxLength: 8 }),
      (graph, barriers, points: WayPoint[]) => {
        const usual = roadWays(graph, RULES);
        const all = roadWays(graph, RULES, barGraph(graph, barriers, RULES));
        const few = barredRoadWays(graph, RULES, usual, barriers);
        for (const end of points) {
          for (const side of ['from', 'to'] as const) {
            const known = usual[side](end, points);
            // A place without a street keeps its estimated way when roads are closed.
            const whole = all[side](end, points).map(
              (way, i) => way ?? (known[i]?.basis === 'estimate' ? known[i] : null),
            );
            const found = few[side](end, points);
            expect(found.map((way) => way?.minutes)).toEqual(whole.map((way) => way?.minutes));
            different += found.filter((way, i) => way?.minutes !== known[i]?.minutes).length;
            if (side === 'from') expect(few.around(end, points, known)).toEqual(found);
          }
        }
      },
    ),
  );
  expect(different).toBeGreaterThan(100);
});
