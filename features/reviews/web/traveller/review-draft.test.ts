import { expect, test } from 'vitest';
import { bodyOf, faultsOf, type ReviewDraft } from './review-draft.ts';

const draft = (more: Partial<ReviewDraft> = {}): ReviewDraft => ({
  rating: 4,
  scores: {},
  body: 'Puntuales y muy amables con todos.',
  author: 'Lucía Ñ.',
  language: 'es',
  ...more,
});

test('`faultsOf` returns missing fields in the order of the form', () => {
  expect(faultsOf(draft())).toEqual([]);
  expect(faultsOf(draft({ rating: null, body: '  Bien.  ', author: ' ' }))).toEqual(['rating', 'body', 'author']);
});

test('superfluous spaces do not count and are not sent', () => {
  expect(faultsOf(draft({ body: `Bien${' '.repeat(40)}.` }))).toEqual(['body']);
  expect(bodyOf(draft({ author: ' Lucía Ñ. ', body: ' Puntuales   y muy amables. ' }))).toMatchObject({
    author: 'Lucía Ñ.',
    body: 'Puntuales y muy amables.',
  });
});
