import { expect, test } from 'vitest';
import { writtenText } from './written-text.ts';

const ANSWER = 'Sí, dos sillas.\n\nGracias.';

test.each([
  ['Gmail', 'El sáb, 21 nov 2026 a las 15:04, Vereda (<hola@vereda.pe>) escribió:\n\n> ¿Cuántas?\n> Vereda'],
  [
    'Gmail, with a broken line',
    'El sáb, 21 nov 2026 a las 15:04, Operadora Totora con Vereda\n(<hola@vereda.pe>) escribió:\n\n> ¿Cuántas?',
  ],
  [
    'Outlook',
    '________________________________\nDe: Vereda <hola@vereda.pe>\nEnviado: sábado, 21 de noviembre de 2026 15:04\nPara: Lucía <lucia@ejemplo.pe>\nAsunto: CZ: mensajes\n\n¿Cuántas?',
  ],
  [
    'Outlook on a phone',
    'De: Vereda <hola@vereda.pe>\nEnviado: sábado, 21 de noviembre de 2026 15:04\nPara: Lucía <lucia@ejemplo.pe>\nAsunto: CZ: mensajes\n\n¿Cuántas?',
  ],
  [
    'an iPhone',
    'Enviado desde mi iPhone\n\n> El 21 nov 2026, a las 15:04, Vereda <hola@vereda.pe> escribió:\n> \n> ¿Cuántas?',
  ],
  ['an iPhone, with an unquoted line', 'El 21 nov 2026, a las 15:04, Vereda <hola@vereda.pe> escribió:\n\n> ¿Cuántas?'],
  ['Thunderbird', 'El 21/11/26 a las 15:04, Vereda escribió:\n> ¿Cuántas?'],
  ['an English program', 'On Sat, Nov 21, 2026 at 3:04 PM Vereda <hola@vereda.pe> wrote:\n\n> ¿Cuántas?'],
  ['a signature', '-- \nLucía Ñopo\n944 555 121'],
])('removes the quoted email and the signature of %s from a reply', (_program, rest) => {
  expect(writtenText({ text: `${ANSWER}\r\n\r\n${rest.replaceAll('\n', '\r\n')}\r\n` })).toBe(ANSWER);
});

test.each([
  'De: la plaza a la huaca, ¿cuánto se camina?',
  'El lunes me escribió: mi hermana también va.',
  '- pan\n- agua\n- sombrero',
  'Somos dos.\n\n¿Y el desayuno?\n\nSaludos a Rosa, que nos contó de ustedes.',
  'Salimos a las 8 > llegamos a las 9',
])('keeps text that looks like a quotation but is not: %s', (text) => {
  expect(writtenText({ text })).toBe(text);
});

test('reads hostile text within ten seconds', () => {
  const begun = performance.now();
  for (const part of ['El ', '> ', '\n\n', '_', '- ', 'El a escribió\n', 'On wrote ', 'De: \n'])
    writtenText({ text: part.repeat(60_000) });
  writtenText({ html: '<div id='.repeat(60_000) });
  writtenText({ html: '<div>'.repeat(60_000) });
  expect(performance.now() - begun).toBeLessThan(10_000);
}, 60_000);
