/** A point of the screen, in px. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/**
 * Two numbered pins are readable if they are at least this far apart on one of the two axes, in px. This is the size of a pin's head without its
 * stepped corners.
 */
export const PIN_APART: ScreenPoint = { x: 27, y: 27 };

const MOST_ROUNDS = 80;
const ENOUGH = 0.5;

/**
 * Moves pins apart, as little as possible, until no two heads overlap and every number is readable. Two overlapping pins move by the same distance in
 * opposite directions, along the axis on which they overlap less. Pins on the same spot form a row. A pin without overlap does not move. The same
 * points always give the same result.
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
