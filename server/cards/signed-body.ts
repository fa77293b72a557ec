import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds. An older signature is refused, so that an attacker cannot send a recorded webhook again. */
export const SIGNATURE_LIFE = 300_000;

export function hmacHex(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Parses a header such as `t=1700000000,v1=…`. */
export function signatureParts(header: string): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const part of header.split(',')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    parts.set(name, [...(parts.get(name) ?? []), value]);
  }
  return parts;
}
