import { Secret, TOTP } from 'otpauth';

/** Codes of RFC 6238 as every authenticator app makes them: SHA-1, six digits, a new code every 30 seconds. */
const PERIOD_SECONDS = 30;

export function newSeed(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

/** @param issuer name of the site, as the authenticator app shows it. */
export function totpOf(seed: Uint8Array, issuer = '', label = ''): TOTP {
  const secret = new Secret({ buffer: Uint8Array.from(seed).buffer });
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

/**
 * Finds the time step of a code: the present step, or the step before or after, because clocks differ slightly.
 * @param at milliseconds since 1970, by the server's clock.
 */
export function stepOfCode(seed: Uint8Array, code: string, at: number): number | undefined {
  const delta = totpOf(seed).validate({ token: code.replace(/\s/g, ''), timestamp: at, window: 1 });
  return delta === null ? undefined : Math.floor(at / 1000 / PERIOD_SECONDS) + delta;
}
