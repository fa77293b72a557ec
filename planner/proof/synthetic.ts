import { Random } from '#planner/engine/random.ts';
import type { Candidate, HoursClass, LegTable, Need, Problem, TimeWindow } from '#planner/model.ts';

const KINDS = ['museum', 'archaeological_site', 'church', 'beach', 'viewpoint', 'market', 'food', 'nature'];
const NEEDS: Need[] = ['step_free', 'children', 'low_effort', 'shade', 'low_altitude'];

/**
 * The region has seasons, bars that open past midnight, ways whose two directions take different times, and unreachable
 * places.
 */
export function randomProblem(seed: number, placeCount = 60): Problem {
  const random = new Random(seed);
  const chance = (share: number) => random.unit() < share;
  const between = (low: number, high: number) => low + random.below(high - low + 1);
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)]!;

  const dayCount = between(1, 7);
  const places: Candidate[] = Array.from({ length: between(Math.min(5, placeCount), placeCount) }, (_, i) => {
    const kind = pick(KINDS);
    const typical = pick([20, 30, 45, 60, 90, 120, 180]);
    const hoursClass: HoursClass = pick(['known', 'known', 'open_space', 'assumed']);
    return {
      id: `p${i}`,
      kind,
      interest: chance(0.05) ? 0 : between(1, 100),
      visit: { minimum: Math.ceil(typical * 0.6), typical, maximum: typical * 2 },
      hoursClass,
      windows: randomHours(random, hoursClass, dayCount),
      cost: chance(0.4) ? null : between(0, 60) * 100,
      needs: Object.fromEntries(NEEDS.filter(() => chance(0.3)).map((need) => [need, chance(0.6)])),
      ...(kind === 'food' ? { eating: true } : {}),
    };
  });
  const anchors = between(1, 3);
  const legs = randomLegs(random, places.length, anchors);
  const anchor = () => (chance(0.1) ? random.below(places.length) : places.length + random.below(anchors));
  const lodging = anchor();
  const someIds = (most: number) => Array.from({ length: random.below(most + 1) }, () => pick(places).id);
  return {
    days: Array.from({ length: dayCount }, (_, d) => {
      const earliest = between(14, 24) * 30;
      return {
        date: new Date(Date.UTC(2026, 6, 20 + d)).toISOString().slice(0, 10),
        start: chance(0.2) ? anchor() : lodging,
        end: chance(0.2) ? anchor() : lodging,
        earliest,
        latest: Math.min(1740, earliest + between(4, 30) * 30),
      };
    }),
    places,
    anchors,
    legs,
    must: [...new Set(someIds(3))],
    avoid: someIds(3),
    fixed: randomFixed(random, places, dayCount),
    meals: chance(0.2)
      ? []
      : [
          { meal: 'lunch', window: { open: 780, close: 930 }, minutes: between(9, 18) * 5 },
          { meal: 'dinner', window: { open: 1170, close: 1320 }, minutes: between(9, 24) * 5 },
        ],
    caps: {
      stopsPerDay: between(2, 9),
      walkMetresPerDay: between(1, 12) * 1000,
      driveMinutesPerDay: between(2, 12) * 30,
      buffer: pick([0, 0, 5, 10, 15]),
    },
    party: { adults: between(1, 4), children: between(0, 2), seniors: between(0, 2) },
    currency: 'PEN',
    budget: chance(0.5) ? null : between(0, 300) * 100,
    needs: NEEDS.filter(() => chance(0.12)),
    knownHoursOnly: chance(0.2),
  };
}

function randomHours(random: Random, hoursClass: HoursClass, days: number): TimeWindow[][] {
  if (hoursClass === 'open_space') return Array.from({ length: days }, () => [{ open: 0, close: 2880 }]);
  const shape = random.below(6);
  const weeklyRest = random.below(7);
  const season = random.below(8) === 0;
  const open = 480 + random.below(5) * 30;
  const close = 960 + random.below(9) * 30;
  return Array.from({ length: days }, (_, d) => {
    const holiday = d === 8 % days && random.below(3) === 0;
    if (season || (d + 3) % 7 === weeklyRest || (holiday && shape < 2)) return [];
    if (holiday) return [{ open: 600, close: 780 }];
    if (shape === 0)
      return [
        { open, close: 780 },
        { open: 900 + random.below(3) * 30, close: close + 90 },
      ];
    if (shape === 1) return [{ open: 1080, close: 1440 + random.below(5) * 60 }];
    if (shape === 2) return [{ open, close, lastEntry: close - 60 }];
    if (shape === 3)
      return [
        { open: 0, close: 120 },
        { open: 720, close: 900 },
        { open: 1140, close: 1560 },
      ];
    return [{ open, close }];
  });
}

function randomFixed(random: Random, places: Candidate[], days: number): Problem['fixed'] {
  return Array.from({ length: random.below(3) === 0 ? random.below(4) : 0 }, () => {
    const place = places[random.below(places.length)]!;
    const day = random.below(days);
    const window = place.windows[day]?.[0];
    const arrive =
      window === undefined || random.below(4) === 0 ? 540 + random.below(100) * 5 : Math.max(window.open, 540);
    return {
      place: place.id,
      day,
      arrive,
      minutes: place.visit.typical,
      reason: random.below(3) === 0 ? 'booked' : 'locked',
    } as const;
  }).filter((stop, index, all) => all.findIndex((other) => other.place === stop.place) === index);
}

/** Ways below 1.2 km are walked. Each direction has its own detour. */
function randomLegs(random: Random, places: number, anchors: number): LegTable {
  const size = places + anchors;
  const centres = Array.from({ length: 4 }, () => ({ x: random.unit() * 40_000, y: random.unit() * 40_000 }));
  const points = Array.from({ length: size }, () => {
    const centre = centres[random.below(centres.length)]!;
    return { x: centre.x + (random.unit() - 0.5) * 3000, y: centre.y + (random.unit() - 0.5) * 3000 };
  });
  const cells = size * size;
  const table: LegTable = {
    size,
    minutes: new Int32Array(cells),
    metres: new Int32Array(cells),
    mode: new Uint8Array(cells),
    modes: ['walk', 'drive'],
    basis: new Uint8Array(cells),
    bases: ['road_graph', 'estimate'],
  };
  const minutes = table.minutes as Int32Array;
  const metres = table.metres as Int32Array;
  const cutOff = random.below(4) === 0 ? random.below(places) : -1;
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      if (a === b) continue;
      const cell = a * size + b;
      const way = Math.hypot(points[a]!.x - points[b]!.x, points[a]!.y - points[b]!.y) * (1.2 + random.unit() * 0.5);
      const walks = way < 1200;
      metres[cell] = Math.round(way);
      minutes[cell] = a === cutOff || b === cutOff ? -1 : Math.ceil(walks ? way / 75 : 4 + way / 600);
      table.mode[cell] = walks ? 0 : 1;
      table.basis[cell] = random.below(2);
    }
  }
  return table;
}
