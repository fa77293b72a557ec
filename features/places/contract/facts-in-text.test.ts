import { expect, test } from 'vitest';
import { factsInText, paymentMeansInText, priceInText } from './facts-in-text.ts';

test.each([
  ['De martes a domingo de 9 a 4:30.', ['hours']],
  ['La entrada cuesta S/ 10,50 por adulto.', ['fees']],
  ['Son 5 soles para niños, y se paga en efectivo.', ['fees', 'paymentMeans']],
  ['Llama al 944 555 121.', ['phones']],
  ['Aceptamos Yape y tarjeta.', ['paymentMeans']],
  ['Sí, en el primer descanso hay sombra.', []],
  ['Hay 3 baños y una rampa.', []],
  ['Fuimos el 12/11/2026 y todo bien.', []],
])('%s', (text, facts) => {
  expect(factsInText(text)).toEqual(facts);
});

test('reads the first price in units of the currency', () => {
  expect(priceInText('Adultos S/ 10,50 y niños S/ 5')).toBe(10.5);
  expect(priceInText('Son 12.50 soles')).toBe(12.5);
  expect(priceInText('Está a 300 metros')).toBeNull();
});

test('a denied means of payment is left out', () => {
  expect(paymentMeansInText('No aceptamos tarjeta, solo efectivo.')).toEqual(['cash']);
  expect(paymentMeansInText('Sin POS ni tarjetas. Yape sí.')).toEqual(['wallet']);
});
