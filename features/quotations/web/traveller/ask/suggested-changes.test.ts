import { expect, test } from 'vitest';
import { newDraft } from './ask-draft.ts';
import { suggestedChanges } from './suggested-changes.ts';

const TODAY = '2026-12-01';
const DISTRICTS = ['Trujillo', 'Moche', 'Huanchaco'];
const draft = newDraft({ kind: 'text', slug: null, title: 'Un viaje' });
const suggestions = (change: Partial<typeof draft>) => suggestedChanges({ ...draft, ...change }, TODAY, DISTRICTS);
const names = (change: Partial<typeof draft>) => suggestions(change).map(({ name }) => name);

test('suggests changing only conditions that limit the request', () => {
  expect(names({ kind: 'unknown' })).toEqual(['chosen']);
  expect(names({ kind: 'unknown', whom: 'chosen' })).toEqual(['rotation']);
  expect(names({ date: '2026-12-20', areas: ['Moche'], languages: ['fr'] })).toEqual([
    'dates',
    'areas',
    'languages',
    'chosen',
  ]);
});

test('suggests dates from a week before to a week after the requested dates, but none in the past', () => {
  expect(suggestions({ date: '2026-12-20', days: 3 })[0]!.part).toEqual({
    kind: 'flexible',
    from: '2026-12-13',
    until: '2026-12-29',
  });
  expect(suggestions({ date: '2026-12-03' })[0]!.part).toMatchObject({ from: TODAY, until: '2026-12-10' });
});

test('suggests all districts if the stops limit the request to some districts', () => {
  const program = [{ stops: [{ place: 'huaca', title: 'Huaca', begin: 540, minutes: 60 }] }];
  const [way] = suggestions({ kind: 'unknown', program });
  expect(way).toEqual({ name: 'areas', part: { areas: DISTRICTS } });
  expect(names({ kind: 'unknown', program, ...way!.part })).toEqual(['chosen']);
  expect(suggestions({ kind: 'unknown', areas: ['Moche'] })[0]!.part).toEqual({ areas: [] });
});
