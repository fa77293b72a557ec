import type { Position } from 'geojson';

const METRES_PER_DEGREE = 111_195;

/** Leaves out points that lie at most `metres` beside the line between their neighbours (Douglas and Peucker). */
export function simplifyLine(line: readonly Position[], metres: number): Position[] {
  const shrink = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180);
  const points = line.map(([lon = 0, lat = 0]): [number, number] => [
    lon * METRES_PER_DEGREE * shrink,
    lat * METRES_PER_DEGREE,
  ]);
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let [farthest, most] = [-1, metres];
    for (let i = first + 1; i < last; i += 1) {
      const away = awayFrom(points[i]!, points[first]!, points[last]!);
      if (away > most) [farthest, most] = [i, away];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, i) => kept.has(i));
}

export function awayFrom([x, y]: [number, number], [ax, ay]: [number, number], [bx, by]: [number, number]): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
