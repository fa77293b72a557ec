import { expect, test } from 'vitest';
import { codeFragment, codeIn } from './presence-code.ts';

test('a code is read from a scanned address, from a fragment and from a typed text', () => {
  expect(codeIn(`https://vereda.pe/lugares/huaca-de-la-luna${codeFragment('HNR7K4')}`)).toBe('HNR7K4');
  expect(codeIn('#codigo=hnr7k4')).toBe('HNR7K4');
  expect(codeIn(' hnr7k4 ')).toBe('HNR7K4');
});

test('other texts hold no code', () => {
  for (const text of ['', 'HNR7K', 'HNR7K44', 'HNR0KO', 'https://vereda.pe/lugares/x', '#codigo=<b>'])
    expect([text, codeIn(text)]).toEqual([text, null]);
});
