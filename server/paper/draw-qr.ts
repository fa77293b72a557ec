import { create } from 'qrcode';

/** White round a code without which cameras do not find it. */
const QUIET_MODULES = 4;

/** A QR code as the `d` of an SVG path, in modules, with its quiet margin. */
export interface QrPath {
  size: number;
  path: string;
}

/** Level M: a seventh of it may be scratched. */
export function drawQr(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const begin = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      const length = column - begin;
      if (length > 0) runs.push(`M${begin + QUIET_MODULES} ${row + QUIET_MODULES}h${length}v1h-${length}z`);
    }
  }
  return { size: modules.size + 2 * QUIET_MODULES, path: runs.join('') };
}
