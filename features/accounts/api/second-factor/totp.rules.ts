import { Secret, TOTP } from 'otpauth';

/** RFC 6238, with the parameters that every authenticator app supports. */
const PERIOD_SECONDS = 30;

export function newSeed(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

export function totpOf(seed: Uint8Array, issuer = '', label = ''): TOTP {
  const secret = new Secret({ buffer: Uint8Array.from(seed).buffer });
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

/**
 * Accepts the codes of the current, the previous and the next period, because clocks differ.
 * @param at milliseconds since 1970.
 */
export function stepOfCode(seed: Uint8Array, code: string, at: number): number | undefined {
  const delta = totpOf(seed).validate({ token: code.replace(/\s/g, ''), timestamp: at, window: 1 });
  return delta === null ? undefined : Math.floor(at / 1000 / PERIOD_SECONDS) + delta;
}
