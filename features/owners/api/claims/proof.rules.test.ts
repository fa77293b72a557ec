import { expect, test } from 'vitest';
import { maskPhone, provesWebsite, provingDomain } from './proof.rules.ts';

test.each([
  ['ana@museo.pe', 'https://www.museo.pe/visitas', true],
  ['ana@correo.museo.pe', 'https://museo.pe', true],
  ['Ana@MUSEO.com.pe', 'http://museo.com.pe', true],
  ['ana@otromuseo.pe', 'https://museo.pe', false],
  ['ana@museo.pe.ejemplo.com', 'https://museo.pe', false],
  ['ana@com.pe', 'https://museo.com.pe', false],
  // Every site of a shared host has its own domain.
  ['ana@otra.blogspot.com', 'https://lacaleta.blogspot.com', false],
  ['ana@museo.pe', null, false],
])('%s of the website %s: %s', (email, website, proves) => {
  expect(provesWebsite(email, website)).toBe(proves);
});

test('an address without a domain proves nothing', () => {
  expect(provingDomain('http://192.168.0.1/')).toBeNull();
});

test('a telephone is recognised by its ends', () => {
  expect(maskPhone('+51 44 221234')).toBe('+51 •• ••••34');
});
