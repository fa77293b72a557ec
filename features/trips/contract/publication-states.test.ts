import { expect, test } from 'vitest';
import {
  movePublicationState,
  PUBLICATION_ACTIONS,
  PUBLICATION_STATES,
  publicationJudgements,
} from './publication-states.ts';

test('the region approves or refuses what waits, and removes what is published', () => {
  expect(publicationJudgements('pending', false)).toEqual(['approve', 'refuse']);
  expect(publicationJudgements('published', false)).toEqual(['remove']);
  expect(movePublicationState('pending', 'region', 'approve')).toEqual({ ok: true, to: 'published' });
});

test('the author withdraws at once, and cannot approve', () => {
  expect(movePublicationState('pending', 'author', 'withdraw')).toEqual({ ok: true, to: 'withdrawn' });
  expect(movePublicationState('published', 'author', 'withdraw')).toEqual({ ok: true, to: 'withdrawn' });
  expect(movePublicationState('pending', 'author', 'approve').ok).toBe(false);
});

test('a publication that ended never changes again', () => {
  for (const state of PUBLICATION_STATES.filter((one) => one !== 'pending' && one !== 'published'))
    for (const action of PUBLICATION_ACTIONS)
      for (const actor of ['author', 'reader', 'region', 'rule'] as const)
        expect(movePublicationState(state, actor, action)).toEqual({ ok: false, code: 'publication_action_refused' });
});

test('a reported publication stays visible until the region keeps or removes it', () => {
  expect(movePublicationState('published', 'reader', 'report')).toEqual({ ok: true, to: 'published' });
  expect(movePublicationState('pending', 'reader', 'report').ok).toBe(false);
  expect(publicationJudgements('published', true)).toEqual(['uphold', 'remove']);
  expect(movePublicationState('published', 'region', 'uphold')).toEqual({ ok: true, to: 'published' });
});
