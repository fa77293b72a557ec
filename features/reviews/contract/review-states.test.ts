import { expect, test } from 'vitest';
import {
  COMMENT_ACTIONS,
  COMMENT_ACTORS,
  judgementsOf,
  moveReviewState,
  REVIEW_STATES,
  type ReviewState,
  VISIBLE,
} from './review-states.ts';

test('a review changes its state only by the listed transitions', () => {
  const transitions = REVIEW_STATES.flatMap((from) =>
    COMMENT_ACTORS.flatMap((actor) =>
      COMMENT_ACTIONS.flatMap((action) => {
        const moved = moveReviewState(from, actor, action, 'reported');
        return moved.ok ? [`${from} → ${moved.to} (${actor}: ${action})`] : [];
      }),
    ),
  );
  expect(transitions).toEqual([
    'submitted → published (rule: pass)',
    'submitted → held (rule: hold)',
    'held → submitted (author: revise)',
    'held → withdrawn (author: withdraw)',
    'held → published (region: publish)',
    'held → removed (region: remove)',
    'published → submitted (author: revise)',
    'published → withdrawn (author: withdraw)',
    'published → reported (reader: report)',
    'published → removed (region: remove)',
    'reported → withdrawn (author: withdraw)',
    'reported → reported (reader: report)',
    'reported → upheld (region: uphold)',
    'reported → removed (region: remove)',
    'upheld → withdrawn (author: withdraw)',
    'upheld → removed (region: remove)',
    'removed → appealed (author: appeal)',
    'appealed → upheld (region: restore)',
    'appealed → removed (region: dismiss)',
    'withdrawn → reported (author: resume)',
  ]);
  expect(moveReviewState('withdrawn', 'author', 'resume').ok).toBe(false);
});

test('a reported review is visible', () => {
  const hidden = REVIEW_STATES.filter((state) => !VISIBLE.includes(state));
  expect(hidden).toEqual(['submitted', 'held', 'removed', 'appealed', 'withdrawn'] satisfies ReviewState[]);
});

test('the decisions of the region depend on the state of the review', () => {
  expect(judgementsOf('held')).toEqual(['publish', 'remove']);
  expect(judgementsOf('reported')).toEqual(['uphold', 'remove']);
  expect(judgementsOf('appealed')).toEqual(['restore', 'dismiss']);
  expect(judgementsOf('removed')).toEqual([]);
});
