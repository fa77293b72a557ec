import type { LegTable } from '#planner/model.ts';
import { LEG_BASES, LEG_MODES, type PackedWays, packWays, unpackWays } from './packed-ways.ts';
import type { Way, WayPoint, Ways } from './ways.ts';

/** The table contains only the ways from each node to itself. */
export function emptyLegTable(size: number): LegTable {
  const table: LegTable = {
    size,
    minutes: new Int32Array(size * size).fill(-1),
    metres: new Int32Array(size * size),
    mode: new Uint8Array(size * size),
    modes: LEG_MODES,
    basis: new Uint8Array(size * size),
    bases: LEG_BASES,
  };
  for (let i = 0; i < size; i += 1) table.minutes[i * size + i] = 0;
  return table;
}

export function setLeg(table: LegTable, from: number, to: number, way: Way | null): void {
  const at = from * table.size + to;
  if (from === to) return;
  table.minutes[at] = way ? way.minutes : -1;
  table.metres[at] = way ? way.metres : 0;
  table.mode[at] = way ? table.modes.indexOf(way.mode) : 0;
  table.basis[at] = way ? table.bases.indexOf(way.basis) : 0;
}

/** The way from the node to itself is null. */
export function legsFrom(table: LegTable, from: number): (Way | null)[] {
  const row = from * table.size;
  return Array.from({ length: table.size }, (_, to): Way | null => {
    const minutes = table.minutes[row + to]!;
    if (to === from || minutes < 0) return null;
    const [mode, basis] = [table.modes[table.mode[row + to]!]!, table.bases[table.basis[row + to]!]!];
    return { minutes, metres: table.metres[row + to]!, mode, basis };
  });
}

export function copyLegs(table: LegTable): LegTable {
  const { minutes, metres, mode, basis } = table;
  return { ...table, minutes: minutes.slice(), metres: metres.slice(), mode: mode.slice(), basis: basis.slice() };
}

/** Each step computes one origin, so that the caller can do other work between steps. */
export function* legTableSteps(ways: Ways, points: readonly WayPoint[]): Generator<number, LegTable> {
  const table = emptyLegTable(points.length);
  for (const [from, origin] of points.entries()) {
    for (const [to, way] of ways.from(origin, points).entries()) setLeg(table, from, to, way);
    yield from;
  }
  return table;
}

export function legTable(ways: Ways, points: readonly WayPoint[]): LegTable {
  return finish(legTableSteps(ways, points));
}

export function finish(steps: Generator<number, LegTable>): LegTable {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Further points are points that the stored table lacks. */
export interface FurtherWays {
  /** Ways from each further point to the known points, then to the further points. */
  from: PackedWays[];
  /** Ways from the known points to each further point. */
  to: PackedWays[];
}

export function searchFurther(ways: Ways, known: readonly WayPoint[], further: readonly WayPoint[]): FurtherWays {
  const nodes = [...known, ...further];
  return {
    from: further.map((point) => packWays(ways.from(point, nodes))),
    to: further.map((point) => packWays(ways.to(point, known))),
  };
}

/**
 * The nodes of the result are the picked nodes, followed by the further points.
 * @param picked indices into the stored table `whole`
 */
export function extendLegTable(whole: LegTable, picked: readonly number[], further: FurtherWays): LegTable {
  const table = emptyLegTable(picked.length + further.from.length);
  for (const [row, from] of picked.entries()) {
    for (const [column, to] of picked.entries()) {
      const source = from * whole.size + to;
      const target = row * table.size + column;
      table.minutes[target] = whole.minutes[source]!;
      table.metres[target] = whole.metres[source]!;
      table.mode[target] = table.modes.indexOf(whole.modes[whole.mode[source]!]!);
      table.basis[target] = table.bases.indexOf(whole.bases[whole.basis[source]!]!);
    }
  }
  for (const [i, packed] of further.from.entries())
    for (const [to, way] of unpackWays(packed).entries()) setLeg(table, picked.length + i, to, way);
  for (const [i, packed] of further.to.entries())
    for (const [from, way] of unpackWays(packed).entries()) setLeg(table, from, picked.length + i, way);
  return table;
}
