import encodeQr from 'qr';

/** Scanners need a white margin of four modules. */
const QUIET_MODULES = 4;

/** `path` is the `d` attribute of an SVG path. One unit is one module of the QR code. */
export interface QrPath {
  size: number;
  path: string;
}

/** Error correction level M repairs damage to a seventh of the code. */
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
