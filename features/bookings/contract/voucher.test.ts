import { expect, test } from 'vitest';
import { fromBase45, toBase45 } from './base45.ts';
import { readVoucher, type VoucherClaims, voucherBytes, writeVoucher } from './voucher.ts';

const claims: VoucherClaims = {
  bookingId: '0190f3c4-7d0a-7b31-9c55-1f0e2d3c4b5a',
  departureId: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  items: 3,
  expiresAt: new Date('2026-12-13T23:59:00Z'),
  reference: 'VR7K2M4QXA',
};

test('base45 encodes and decodes the examples of RFC 9285', () => {
  for (const [text, encoded] of [
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ] as const) {
    expect(toBase45(new TextEncoder().encode(text))).toBe(encoded);
    expect(new TextDecoder().decode(fromBase45(encoded)!)).toBe(text);
  }
  for (const wrong of ['A', 'ABCD', 'GGW', '::', 'ab0']) expect([wrong, fromBase45(wrong)]).toEqual([wrong, null]);
});

test('reading a written voucher returns its claims', () => {
  const signature = new Uint8Array(64).fill(7);
  const text = writeVoucher(voucherBytes(claims), signature);
  expect(text).toMatch(/^VR1:[0-9A-Z $%*+./:-]+$/);
  expect(text.length).toBeLessThan(178);
  const read = readVoucher(text)!;
  expect(read.claims).toEqual(claims);
  expect(read.signature).toEqual(signature);
  expect(read.signed).toEqual(voucherBytes(claims));
});

test('readVoucher returns null for a code that is not a voucher', () => {
  for (const text of ['https://ejemplo.pe', 'VR1:', 'VR1:abc', 'VR2:BB8', `VR1:${toBase45(new Uint8Array(100))}`])
    expect([text, readVoucher(text)]).toEqual([text, null]);
});
