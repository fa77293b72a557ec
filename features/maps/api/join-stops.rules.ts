import type { JoiningLine } from '#features/maps/contract/bus-lines.ts';
import { metresBetween } from '#planner/roads/ways.ts';
import type { BusLine, LinePoint } from './read-bus-lines.rules.ts';

/** Longest walk to or from a bus line, in metres. */
const WALK = 450;
/** Metres. People walk a shorter way. */
const SHORTEST_RIDE = 1200;
/** Length of the ride divided by the straight line. Rides above this value go too far around. */
const MOST_AROUND = 2.5;
const MOST_LINES = 3;

/** Returns the bus lines that pass near both points in this order. The lines with the shortest walks come first. */
export function linesThatJoin(lines: readonly BusLine[], from: LinePoint, to: LinePoint): JoiningLine[] {
  const straight = metresBetween(from, to);
  if (straight < SHORTEST_RIDE) return [];
  const best = new Map<string, JoiningLine>();
  for (const { path, ...line } of lines) {
    const ride = rideOf(path, from, to);
    if (!ride || ride.metres > straight * MOST_AROUND) continue;
    const known = best.get(line.ref);
    if (!known || walks(ride) < walks(known)) best.set(line.ref, { ...line, ...ride });
  }
  return [...best.values()].sort((one, other) => walks(one) - walks(other)).slice(0, MOST_LINES);
}

type Ride = Pick<JoiningLine, 'walkTo' | 'walkFrom' | 'metres'>;

const walks = ({ walkTo, walkFrom }: Ride): number => walkTo + walkFrom;

function rideOf(path: readonly LinePoint[], from: LinePoint, to: LinePoint): Ride | null {
  let best: Ride | null = null;
  let entry: { walk: number; at: number } | null = null;
  let ridden = 0;
  for (let index = 1; index < path.length; index += 1) {
    const [begin, end] = [path[index - 1]!, path[index]!];
    const length = metresBetween(begin, end);
    const near = nearestOn(begin, end, length, from);
    const far = nearestOn(begin, end, length, to);
    if (far.metres <= WALK && entry) {
      const ride = { walkTo: entry.walk, walkFrom: Math.round(far.metres), metres: ridden + far.along - entry.at };
      if (ride.metres >= SHORTEST_RIDE && (!best || walks(ride) < walks(best)))
        best = { ...ride, metres: Math.round(ride.metres) };
    }
    if (near.metres <= WALK && (!entry || near.metres < entry.walk))
      entry = { walk: Math.round(near.metres), at: ridden + near.along };
    ridden += length;
  }
  return best;
}

/** Returns metres from the point to the segment, and metres along the segment. */
function nearestOn(
  begin: LinePoint,
  end: LinePoint,
  length: number,
  point: LinePoint,
): { metres: number; along: number } {
  const shrink = Math.cos((begin.lat * Math.PI) / 180);
  const [x, y] = [(end.lon - begin.lon) * shrink, end.lat - begin.lat];
  const [px, py] = [(point.lon - begin.lon) * shrink, point.lat - begin.lat];
  const square = x * x + y * y;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / square));
  const at = { lon: begin.lon + (end.lon - begin.lon) * share, lat: begin.lat + (end.lat - begin.lat) * share };
  return { metres: metresBetween(at, point), along: length * share };
}
