/** Base45 (RFC 9285) uses only characters that a QR code stores compactly in alphanumeric mode. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const pair = at + 1 < bytes.length;
    let value = pair ? bytes[at]! * 256 + bytes[at + 1]! : bytes[at]!;
    for (let sign = 0; sign < (pair ? 3 : 2); sign += 1) {
      text += SIGNS[value % 45]!;
      value = Math.floor(value / 45);
    }
  }
  return text;
}

export function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const group = [...text.slice(at, at + 3)].map((sign) => SIGNS.indexOf(sign));
    if (group.includes(-1)) return null;
    const value = group.reduceRight((sum, digit) => sum * 45 + digit, 0);
    if (value > (group.length === 3 ? 0xffff : 0xff)) return null;
    if (group.length === 3) bytes.push(value >> 8, value & 255);
    else bytes.push(value);
  }
  return Uint8Array.from(bytes);
}
