import { expect, test } from 'vitest';
import { codeFragment, codeIn } from './presence-code.ts';

test('a code is read from a scanned address, from a fragment and from typed letters', () => {
  expect(codeIn(`https://vereda.pe/lugares/huaca-de-la-luna${codeFragment('LUN7K4')}`)).toBe('LUN7K4');
  expect(codeIn('#codigo=lun7k4')).toBe('LUN7K4');
  expect(codeIn(' lun7k4 ')).toBe('LUN7K4');
});

test('other texts hold no code', () => {
  for (const text of ['', 'LUN7K', 'LUN7K44', 'LUN0KO', 'https://vereda.pe/lugares/x', '#codigo=<b>'])
    expect([text, codeIn(text)]).toEqual([text, null]);
});
