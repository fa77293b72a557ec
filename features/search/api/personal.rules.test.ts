import { expect, test } from 'vitest';
import { countedText } from './personal.rules.ts';

test.each([
  ['  Paseo  en BUGGY ', 'paseo en buggy'],
  ['cañón', 'canon'],
  ['los 4 suyos', 'los 4 suyos'],
  ['museo, 1920', 'museo 1920'],
])('%s is counted as %s', (text, counted) => expect(countedText(text)).toBe(counted));

test.each([
  'ana.perez@ejemplo.pe',
  'ana arroba ejemplo punto pe',
  '+51 987 654 321',
  'dni 45678912',
  'pasaporte AB123456',
  '٠٩٨٧٦٥',
  'https://ejemplo.pe/ana',
  'www.ejemplo.pe',
  'ruc 20-12345678-1',
  'x',
  '𛰿',
  '?!',
  '1984',
  'una frase muy larga que alguien pega sin querer en la caja',
  'palabra'.repeat(10),
])('%s is never counted', (text) => expect(countedText(text)).toBeNull());
