import type { LegBasis, LegMode } from '#planner/model.ts';
import type { Way } from './ways.ts';

export const LEG_MODES: LegMode[] = ['walk', 'drive', 'train', 'boat'];
export const LEG_BASES: LegBasis[] = ['road_graph', 'official', 'estimate'];

/** Flat arrays are cheap to copy between threads. If no way exists, `minutes` is −1. */
export interface PackedWays {
  minutes: Int32Array;
  metres: Int32Array;
  /** Indices into `LEG_MODES` and `LEG_BASES`. */
  mode: Uint8Array;
  basis: Uint8Array;
}

export function packWays(ways: readonly (Way | null)[]): PackedWays {
  return {
    minutes: Int32Array.from(ways, (way) => way?.minutes ?? -1),
    metres: Int32Array.from(ways, (way) => way?.metres ?? 0),
    mode: Uint8Array.from(ways, (way) => (way ? LEG_MODES.indexOf(way.mode) : 0)),
    basis: Uint8Array.from(ways, (way) => (way ? LEG_BASES.indexOf(way.basis) : 0)),
  };
}

export function unpackWays({ minutes, metres, mode, basis }: PackedWays): (Way | null)[] {
  return Array.from(minutes, (time, i): Way | null =>
    time < 0 ? null : { minutes: time, metres: metres[i]!, mode: LEG_MODES[mode[i]!]!, basis: LEG_BASES[basis[i]!]! },
  );
}
