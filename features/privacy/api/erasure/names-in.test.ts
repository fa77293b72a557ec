import { expect, test } from 'vitest';
import { withoutNames } from '../declaration/declare.ts';
import { namesIn } from './names-in.ts';

const left = (called: string, text: string, values: readonly unknown[] = []) =>
  withoutNames(text, { id: '', email: '', names: namesIn(called, values) });

test.each([
  ['Ana-Lucía Pérez-Soto', 'Vino Ana-Lucía; firmó PÉREZ-SOTO.', 'Vino […]; firmó […].'],
  ['Ana', 'Mañana Ana trae a Mariana y a ana.', 'Mañana […] trae a Mariana y a […].'],
  ["Sinéad O'Neill", "Llamó O'Neill, o sea Sinéad.", 'Llamó […], o sea […].'],
  ['Íñigo Muñoz', 'ÍÑIGO MUÑOZ habló de Muñozcalle e íñigo.', '[…] habló de Muñozcalle e […].'],
  ['Íñigo Muñoz', 'Vino Íñigo.'.normalize('NFD'), 'Vino […].'],
  ['Iñigo'.normalize('NFD'), 'Vino Iñigo.', 'Vino […].'],
  ['Ñ', 'Ñ dijo que sí o no', 'Ñ dijo que sí o no'],
  ['María O', 'María O dijo sí o no; María.', '[…] dijo sí o no; […].'],
  ['María del Carmen', 'Del hotel llamó María, del Carmen Alto.', 'Del hotel llamó […], del […] Alto.'],
  ['فاطمة الزهراء', 'جاءت فاطمة أمس', 'جاءت […] أمس'],
  ['山田太郎', '山田太郎さんが来た', '[…]さんが来た'],
  ['🦙', 'Firmado: 🦙', 'Firmado: […]'],
  ['👩', 'Vino la 👩‍🚀 con 👩🏽 y 👩.', 'Vino la 👩‍🚀 con 👩🏽 y […].'],
  ['A.*(b|c)+[d]{1}^$\\/?-', 'Soy A.*(b|c)+[d]{1}^$\\/?- y Abcd.', 'Soy […] y Abcd.'],
  ['.*', 'Nada. Todo.*', 'Nada. Todo.*'],
  ['[…]', 'Nada que quitar', 'Nada que quitar'],
  ['', 'Nada que quitar', 'Nada que quitar'],
])('removing the names of «%s» from «%s» gives «%s»', (called, text, expected) => {
  expect(left(called, text)).toBe(expected);
});

test('removes email addresses, telephone numbers and documents', () => {
  const text = 'Escribe a ana+1@x.pe o llama al +51 944-555-121; DNI 40998877, no 409988770.';
  expect(left('Ana', text, ['ana+1@x.pe', '+51 944-555-121', '40998877', null, 7, {}])).toBe(
    'Escribe a […] o llama al […]; DNI […], no 409988770.',
  );
  expect(withoutNames(null, { id: '', email: '', names: ['Ana'] })).toBeNull();
});
