import { expect, test } from 'vitest';
import { called, toward } from './authority-words.ts';

test.each([
  ['la', 'SIC', 'la SIC', 'a la SIC'],
  ['el', 'Indecopi', 'el Indecopi', 'al Indecopi'],
  [null, 'Profeco', 'Profeco', 'a Profeco'],
])('an authority with the article %s and the name %s is named in two forms', (article, shortName, name, direction) => {
  expect([called({ article, shortName }), toward({ article, shortName })]).toEqual([name, direction]);
});
