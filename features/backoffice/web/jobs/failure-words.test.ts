import { expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

it.each([
  [
    'The mail server answered at RCPT TO: 550 5.1.1 unknown user\n  at smtp',
    'El servidor de correo respondió «550 5.1.1 unknown user».',
  ],
  [
    'The mail server could not be used: ECONNREFUSED at CONN.',
    'No se pudo hablar con el servidor de correo (ECONNREFUSED at CONN).',
  ],
  ['The process that ran it was lost.', 'Se perdió el proceso que la hacía.'],
  ['no paint left', 'no paint left'],
])('the error %j is shown as %j', (error, words) => {
  expect(failureWords(error)).toBe(words);
});
