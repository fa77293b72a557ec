import { expect, test } from 'vitest';
import { readAltitude, readDegrees, readFees, readPosition, readRule } from './read-values.rules.ts';

test.each([
  ['-8.1117', -8.1117],
  ['-8,1117', -8.1117],
  ['−8.1117', -8.1117],
  ['8.1117 S', -8.1117],
  ['79.02° O', -79.02],
  [`8° 6' 42" S`, -8.111666],
  [`79°01’44″W`, -79.028888],
  ['-81117', null],
  ['-8.111.700', null],
  ['Trujillo', null],
  ['', null],
])('%s degrees', (text, value) => {
  const read = readDegrees(text);
  if (value === null) expect(read).toBeNull();
  else expect(read).toBeCloseTo(value, 5);
});

test.each([
  ['-8.11, -79.02', { lat: -8.11, lon: -79.02 }],
  ['-8,11; -79,02', { lat: -8.11, lon: -79.02 }],
  ['-8.11 -79.02', { lat: -8.11, lon: -79.02 }],
  ['Point(-79.02 -8.11)', { lat: -8.11, lon: -79.02 }],
  ['0, 0', null],
  ['-8.11', null],
  ['javascript:alert(1)', null],
])('the position %s', (text, position) => expect(readPosition(text)).toEqual(position));

test('hours are read as people write them, and unclear hours are not read', () => {
  expect(readRule('Mo-Fr 09:00-17:00')).toBe('Mo-Fr 09:00-17:00');
  expect(readRule('de martes a domingo de 9:00 a 16:30')).toBe('Tu-Su 09:00-16:30');
  expect(readRule('previa cita con el guardián')).toBeNull();
});

test('a price is read as an amount, and other texts stay texts', () => {
  const soles = { code: 'PEN', decimals: 2 };
  expect(readFees('S/ 10.50', soles)).toEqual({ currency: 'PEN', adult: 1050, text: null });
  expect(readFees('S/. 5', soles)).toEqual({ currency: 'PEN', adult: 500, text: null });
  expect(readFees('10 soles', soles)).toEqual({ currency: 'PEN', adult: 1000, text: null });
  expect(readFees('Ingreso libre', soles)).toEqual({ currency: 'PEN', adult: 0, text: null });
  expect(readFees('Adultos 10, niños 5', soles)).toEqual({ currency: 'PEN', text: 'Adultos 10, niños 5' });
  expect(readFees('', soles)).toBeNull();
});

test('an altitude is read in metres', () => {
  expect([readAltitude('3 399 m.s.n.m.'), readAltitude('34'), readAltitude('34.0'), readAltitude('alto')]).toEqual([
    3399,
    34,
    34,
    null,
  ]);
});
