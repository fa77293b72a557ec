import type { Candidate, LegTable, Problem } from '#planner/model.ts';

/** Two days in a town with ten places on a line, a meal and a booking. */
export function smallProblem(): Problem {
  const places: Candidate[] = [
    place('museum', 'museum', 80, [{ open: 540, close: 1020 }], { cost: 1500, visit: 60 }),
    place('temple', 'archaeological_site', 95, [{ open: 540, close: 960, lastEntry: 930 }], { cost: 2000, visit: 90 }),
    place('square', 'square', 40, [{ open: 0, close: 2880 }], { visit: 30, open: true }),
    place(
      'church',
      'church',
      55,
      [
        { open: 480, close: 720 },
        { open: 960, close: 1140 },
      ],
      { cost: 500, visit: 30 },
    ),
    place('beach', 'beach', 70, [{ open: 0, close: 2880 }], { visit: 120, open: true }),
    place('palace', 'historic_building', 60, [{ open: 600, close: 1080 }], { cost: 1000, visit: 45 }),
    place('market', 'market', 45, [{ open: 420, close: 900 }], { visit: 40 }),
    place(
      'inn',
      'food',
      50,
      [
        { open: 720, close: 960 },
        { open: 1140, close: 1500 },
      ],
      { visit: 60, eating: true },
    ),
    place('garden', 'nature', 35, [{ open: 480, close: 1080 }], { visit: 45 }),
    place('far', 'viewpoint', 30, [{ open: 480, close: 1080 }], { visit: 30 }),
  ];
  const days = ['2026-11-23', '2026-11-24'].map((date) => ({
    date,
    start: places.length,
    end: places.length,
    earliest: 540,
    latest: 1140,
  }));
  return {
    days,
    places,
    anchors: 1,
    legs: lineOfTown([1, 9, 0, 2, 14, 1, 2, 1, 3, 400, 0]),
    must: ['temple'],
    avoid: [],
    fixed: [{ place: 'palace', day: 0, arrive: 960, minutes: 45, reason: 'booked' }],
    meals: [
      { meal: 'lunch', window: { open: 780, close: 930 }, minutes: 60 },
      { meal: 'dinner', window: { open: 1170, close: 1320 }, minutes: 75 },
    ],
    caps: { stopsPerDay: 5, walkMetresPerDay: 12_000, driveMinutesPerDay: 240, buffer: 5 },
    party: { adults: 2, children: 0, seniors: 0 },
    currency: 'PEN',
    budget: 20_000,
    needs: [],
    knownHoursOnly: false,
  };
}

function place(
  id: string,
  kind: string,
  interest: number,
  windows: { open: number; close: number; lastEntry?: number }[],
  {
    cost = null,
    visit,
    open = false,
    eating = false,
  }: { cost?: number | null; visit: number; open?: boolean; eating?: boolean },
): Candidate {
  return {
    id,
    kind,
    interest,
    visit: { minimum: Math.round(visit / 2), typical: visit, maximum: visit * 2 },
    hoursClass: open ? 'open_space' : 'known',
    windows: [windows, windows],
    cost,
    needs: {},
    ...(eating ? { eating } : {}),
  };
}

/** A step is 500 m and 7 minutes on foot. Ways of more than four steps are driven. */
function lineOfTown(positions: number[]): LegTable {
  const size = positions.length;
  const table: LegTable = {
    size,
    minutes: [],
    metres: [],
    mode: [],
    modes: ['walk', 'drive'],
    basis: new Array(size * size).fill(0),
    bases: ['road_graph'],
  };
  const { minutes, metres, mode } = table as { minutes: number[]; metres: number[]; mode: number[] };
  for (const a of positions) {
    for (const b of positions) {
      const steps = Math.abs(a - b);
      metres.push(steps * 500);
      mode.push(steps <= 4 ? 0 : 1);
      minutes.push(steps <= 4 ? steps * 7 : 5 + steps);
    }
  }
  return table;
}
