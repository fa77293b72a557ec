import { createHash } from 'node:crypto';

/** Returns a UUID of version 8, whose content the application chooses (RFC 9562). */
export function demoId(...path: string[]): string {
  const bytes = createHash('sha256')
    .update(`operator ${path.join('/')}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
