import { expect, test } from 'vitest';
import { bodyOf, draftIssues, newDraft } from './ask-draft.ts';

const contact = { name: 'Ana Paz', email: 'ana@ejemplo.pe' };
const draft = { ...newDraft({ kind: 'text', slug: null, title: 'Un viaje' }), ...contact };
const paths = (change: Partial<typeof draft>) => draftIssues({ ...draft, ...change }).map(({ path }) => path);

test('a missing required field is an issue at the path of the field', () => {
  expect(paths({})).toEqual(['body.wish.when']);
  expect(paths({ kind: 'unknown', childAges: [4, null] })).toEqual(['body.wish.party']);
  expect(paths({ kind: 'unknown', whom: 'chosen' })).toEqual(['body.operators']);
  expect(paths({ kind: 'unknown', name: ' A ' })).toEqual(['body.contact.name']);
  expect(paths({ kind: 'unknown', email: 'ana@ejemplo' })).toEqual(['body.contact.email']);
});

test('a trip with more days than the dates allow is an issue', () => {
  const between = { kind: 'flexible', from: '2026-12-30', until: '2027-01-01' } as const;
  expect(paths({ ...between, days: 3 })).toEqual([]);
  expect(paths({ ...between, days: 4 })).toEqual(['body.wish.when']);
});

test('the request names operators only if the traveller chose operators', () => {
  const body = bodyOf({ ...draft, kind: 'unknown', operators: ['one'], wishes: '  mar ' }, 'uuid', []);
  expect(body.wish).toMatchObject({ when: { kind: 'unknown' }, budget: null, lodging: null, wishes: 'mar' });
  expect(body.operators).toBeUndefined();
  expect(bodyOf({ ...draft, kind: 'unknown', whom: 'chosen', operators: ['one'] }, 'uuid', []).operators).toEqual([
    'one',
  ]);
});

test('a program without stops is not sent', () => {
  const stop = { place: null, title: 'Playa', begin: null, minutes: 60 };
  expect(bodyOf({ ...draft, kind: 'unknown', program: [{ stops: [] }] }, 'uuid', []).wish.days).toEqual([]);
  expect(
    bodyOf({ ...draft, kind: 'unknown', program: [{ stops: [] }, { stops: [stop] }] }, 'uuid', []).wish.days,
  ).toHaveLength(2);
});
