/** Pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Pixels between the numbers of two pins, on one of the two axes. */
export const PIN_APART: ScreenPoint = { x: 27, y: 27 };

const MOST_ROUNDS = 80;
const ENOUGH = 0.5;

/**
 * Pins move as little as possible until every number is readable. Pins on the same spot form a row. The same points
 * always give the same result.
 */
export function spreadPins(points: readonly ScreenPoint[], apart: ScreenPoint = PIN_APART): ScreenPoint[] {
  const spots = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let moved = false;
    for (let i = 0; i < spots.length; i++) {
      for (let j = i + 1; j < spots.length; j++) moved = part(spots[i]!, spots[j]!, apart) || moved;
    }
    if (!moved) break;
  }
  return spots;
}

function part(one: ScreenPoint, other: ScreenPoint, apart: ScreenPoint): boolean {
  const x = other.x - one.x;
  const y = other.y - one.y;
  const clash = { x: apart.x - Math.abs(x), y: apart.y - Math.abs(y) };
  if (clash.x < ENOUGH || clash.y < ENOUGH) return false;
  const axis = clash.x <= clash.y ? 'x' : 'y';
  const way = (axis === 'x' ? x : y) < 0 ? -1 : 1;
  one[axis] -= (way * clash[axis]) / 2;
  other[axis] += (way * clash[axis]) / 2;
  return true;
}
