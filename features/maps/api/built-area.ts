import type { Position } from 'geojson';

/** Side of a cell in degrees, about 165 m. A cell with this many street corners counts as built. */
const CELL = 0.0015;
const CORNERS = 3;

/**
 * Returns where towns are, as rectangles of cells that contain several corners of streets. The streets themselves are
 * some twenty times larger to load, so a map of the whole region shows these rectangles instead.
 */
export function builtArea(streets: readonly Position[][]): Position[][][] {
  const corners = new Map<number, Map<number, number>>();
  for (const [lon = 0, lat = 0] of streets.flat()) {
    const row = Math.floor(lat / CELL);
    const column = Math.floor(lon / CELL);
    const cells = corners.get(row) ?? new Map<number, number>();
    corners.set(row, cells.set(column, (cells.get(column) ?? 0) + 1));
  }
  return [...corners].flatMap(([row, cells]) => {
    const built = [...cells].filter(([, count]) => count >= CORNERS).map(([column]) => column);
    return joined(built.sort((a, b) => a - b)).map(([first, last]) => rectangle(first, row, last + 1, row + 1));
  });
}

/** Joins neighbouring numbers: 1, 2, 3, 7 becomes 1–3 and 7–7. */
function joined(sorted: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const one of sorted) {
    const run = runs.at(-1);
    if (run && run[1] === one - 1) run[1] = one;
    else runs.push([one, one]);
  }
  return runs;
}

function rectangle(west: number, south: number, east: number, north: number): Position[][] {
  const [w, s, e, n] = [west * CELL, south * CELL, east * CELL, north * CELL];
  return [
    [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
      [w, s],
    ],
  ];
}
