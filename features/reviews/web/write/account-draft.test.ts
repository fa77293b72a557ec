import { expect, test } from 'vitest';
import type { AccountDraft } from './account-draft.ts';
import { bodyOf, faultsOf, visitMonths } from './account-draft.ts';

const place = { kind: 'company', id: 'huaca-de-la-luna' } as const;
const draft = (more: Partial<AccountDraft> = {}): AccountDraft => ({
  rating: 4,
  scores: { value: 5 },
  title: '',
  body: 'Lleva agua. Casi no hay sombra en la subida.',
  author: 'Lucía Ñ.',
  language: 'es',
  visitedMonth: '',
  ...more,
});

test('only stars, a text and a name are required', () => {
  expect(faultsOf(draft())).toEqual([]);
  expect(faultsOf(draft({ rating: null, body: '  Bien. ', author: ' ' }))).toEqual(['rating', 'body', 'author']);
});

test('empty parts are not sent', () => {
  expect(bodyOf(place, draft({ title: '  ' }))).toEqual({
    about: place,
    ...{ rating: 4, scores: { value: 5 }, language: 'es', author: 'Lucía Ñ.' },
    body: 'Lleva agua. Casi no hay sombra en la subida.',
  });
  expect(bodyOf(place, draft({ title: ' Vale ', visitedMonth: '2026-11' }))).toMatchObject({
    ...{ title: 'Vale', visitedMonth: '2026-11' },
  });
});

test('the months of a visit go back over the end of the year', () => {
  expect(visitMonths('2026-02-10').slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(visitMonths('2026-12-31')).toHaveLength(12);
});
