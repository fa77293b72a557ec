import { expect, test } from 'vitest';
import { readLicence } from './licences.ts';

test.each([
  ['CC BY 4.0', 'CC BY 4.0'],
  ['cc-by-sa-3.0', 'CC BY-SA 3.0'],
  ['Creative Commons Atribución-CompartirIgual 4.0 Internacional', 'CC BY-SA 4.0'],
  ['https://creativecommons.org/licenses/by/2.0/', 'CC BY 2.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/deed.es', 'CC0 1.0'],
  ['CC0', 'CC0 1.0'],
  ['Public domain', 'Dominio público'],
  ['Todos los derechos reservados.', 'Todos los derechos reservados'],
])('"%s" is %s', (text, licence) => {
  expect(readLicence(text)).toBe(licence);
});

test.each(['', 'libre', 'CC BY', 'CC BY-NC 4.0', 'CC BY-ND 4.0', 'BY 4.0', 'CC BY-NC-SA 4.0', 'CC BY 9.0'])(
  '"%s" is no known licence',
  (text) => {
    expect(readLicence(text)).toBeNull();
  },
);
