import type { LegTable } from '#planner/model.ts';
import { LEG_BASES, LEG_MODES } from './packed-ways.ts';

/** Bytes per cell: minutes (int16, −1 = no way), metres (uint32), mode and basis (4 bits each). */
const CELL = 7;
const LONGEST = 32_767;

/** Writes the size (uint32), then all cells. A way above 32,767 minutes (three weeks) is stored as no way. */
export function packLegs(table: LegTable): Uint8Array {
  const cells = table.size * table.size;
  const bytes = new Uint8Array(4 + cells * CELL);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, table.size);
  for (let i = 0, at = 4; i < cells; i += 1, at += CELL) {
    const minutes = table.minutes[i]!;
    view.setInt16(at, minutes > LONGEST ? -1 : minutes);
    view.setUint32(at + 2, table.metres[i]!);
    const mode = LEG_MODES.indexOf(table.modes[table.mode[i]!]!);
    const basis = LEG_BASES.indexOf(table.bases[table.basis[i]!]!);
    view.setUint8(at + 6, mode * 16 + basis);
  }
  return bytes;
}

/** @throws RangeError if the bytes are not a complete table */
export function unpackLegs(bytes: Uint8Array): LegTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = view.getUint32(0);
  const cells = size * size;
  if (bytes.byteLength !== 4 + cells * CELL) throw new RangeError('leg table: wrong length');
  const table = {
    size,
    minutes: new Int32Array(cells),
    metres: new Int32Array(cells),
    mode: new Uint8Array(cells),
    modes: LEG_MODES,
    basis: new Uint8Array(cells),
    bases: LEG_BASES,
  };
  for (let i = 0, at = 4; i < cells; i += 1, at += CELL) {
    table.minutes[i] = view.getInt16(at);
    table.metres[i] = view.getUint32(at + 2);
    table.mode[i] = view.getUint8(at + 6) >> 4;
    table.basis[i] = view.getUint8(at + 6) & 15;
  }
  return table;
}
