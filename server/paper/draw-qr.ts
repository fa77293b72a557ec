import encodeQr from 'qr';

/** White margin around the code. Scanners do not find the code without it. */
const QUIET_MODULES = 4;

/** A QR code as the `d` of an SVG path, in modules, with its white margin. */
export interface QrPath {
  size: number;
  path: string;
}

/** Error correction level M: up to a seventh of the code may be damaged. */
export function drawQr(text: string): QrPath {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const begin = x;
      while (row[x]) x += 1;
      if (x > begin) runs.push(`M${begin} ${y}h${x - begin}v1h-${x - begin}z`);
    }
  }
  return { size: rows.length, path: runs.join('') };
}
