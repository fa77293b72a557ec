import { expect, test } from 'vitest';
import { cleanWords, screenWords } from './review-content.ts';

test.each([
  'Salimos a las 9:00 y volvimos a las 17:30; éramos 8 personas.',
  'Fuimos el 20/11/2026 y otra vez el 2026-11-22.',
  'Pagamos S/ 1,250.00 entre 4, y valió la pena.',
  'El guía, Rocío, sabe muchísimo. Nota: 10 de 10...',
  'Camina 3.5 km y sube 200 m. Muy bien organizado.',
  'La disputa por la laguna, contada con gracia; el marisco, fresco.',
])('a review with the text «%s» is published at once', (text) => {
  expect(screenWords(text)).toEqual([]);
});

test.each([
  ['Llámenme al 944 555 121 y les cuento.', ['phone']],
  ['Mi número: +51 (044) 232-455.', ['phone']],
  ['9 4 4 5 5 5 1 2 1', ['phone']],
  ['Escriban a lucia.nopo@ejemplo.pe', ['email']],
  ['Escriban a lucia arroba ejemplo punto com', ['email']],
  ['Mejor reserven en www.otra-agencia.travel', ['link']],
  ['Lo mismo y más barato en otra-agencia.com', ['link']],
  ['Visiten https://ejemplo.pe/x y llamen al 01-4445566', ['link', 'phone']],
  ['El guía es un IMBÉCIL.', ['insult']],
  ['Unos estafadores.', ['insult']],
])('a review with the text «%s» is held for the region', (text, reasons) => {
  expect(screenWords(text)).toEqual(reasons);
});

test('removes invisible characters and superfluous spaces', () => {
  expect(cleanWords('  Muy​   bien\u0007.\r\n\r\n\r\n\r\nVolvería. \n')).toBe('Muy bien.\n\nVolvería.');
});
