import { Secret, TOTP } from 'otpauth';
import { create } from 'qrcode';

/** Codes as RFC 6238 and every application make them: SHA-1, six digits, a new one each 30 seconds. */
const PERIOD_SECONDS = 30;
const QUIET_MODULES = 4;

export function newSeed(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

/** @param issuer whose account it is, as the application shows it. */
export function totpOf(seed: Uint8Array, issuer = '', label = ''): TOTP {
  const secret = new Secret({ buffer: Uint8Array.from(seed).buffer });
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

/**
 * The step that a code belongs to: the present one, or a neighbour for clocks that are a little off.
 * @param at milliseconds since 1970, of our clock.
 */
export function stepOfCode(seed: Uint8Array, code: string, at: number): number | undefined {
  const delta = totpOf(seed).validate({ token: code.replace(/\s/g, ''), timestamp: at, window: 1 });
  return delta === null ? undefined : Math.floor(at / 1000 / PERIOD_SECONDS) + delta;
}

/** A QR code as the `d` of an SVG path, one run of dark modules after the other, with its quiet margin. */
export function drawQr(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const begin = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > begin) {
        const length = column - begin;
        runs.push(`M${begin + QUIET_MODULES} ${row + QUIET_MODULES}h${length}v1h-${length}z`);
      }
    }
  }
  return { size: modules.size + 2 * QUIET_MODULES, path: runs.join('') };
}
