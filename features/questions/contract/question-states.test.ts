import { expect, test } from 'vitest';
import { ANSWER_ACTIONS, ANSWER_ACTORS, ANSWER_STATES, moveAnswerState } from './answer-states.ts';
import {
  isVisible,
  judgementsOf,
  moveQuestionState,
  QUESTION_ACTIONS,
  QUESTION_ACTORS,
  QUESTION_STATES,
} from './question-states.ts';

test('a question changes its state only by the listed transitions', () => {
  const transitions = QUESTION_STATES.flatMap((from) =>
    QUESTION_ACTORS.flatMap((actor) =>
      QUESTION_ACTIONS.flatMap((action) => {
        const moved = moveQuestionState(from, actor, action);
        return moved.ok && moved.to !== from ? [`${from} → ${moved.to} (${actor}: ${action})`] : [];
      }),
    ),
  );
  expect(transitions).toEqual([
    'unconfirmed → withdrawn (author: withdraw)',
    'unconfirmed → asked (rule: pass)',
    'unconfirmed → held (rule: hold)',
    'held → withdrawn (author: withdraw)',
    'held → asked (region: publish)',
    'held → removed (region: remove)',
    'asked → withdrawn (author: withdraw)',
    'asked → answered (answerer: answer)',
    'asked → removed (region: remove)',
    'asked → merged (region: merge)',
    'asked → answered (rule: adopt)',
    'answered → resolved (author: resolve)',
    'answered → withdrawn (author: withdraw)',
    'answered → removed (region: remove)',
    'answered → merged (region: merge)',
    'answered → asked (rule: unanswer)',
    'resolved → answered (author: reopen)',
    'resolved → withdrawn (author: withdraw)',
    'resolved → removed (region: remove)',
    'resolved → merged (region: merge)',
    'resolved → asked (rule: unanswer)',
  ]);
});

test('a separated question has the state that it had before the merge', () => {
  expect(moveQuestionState('merged', 'region', 'separate', 'resolved')).toEqual({ ok: true, to: 'resolved' });
  expect(moveQuestionState('merged', 'region', 'separate').ok).toBe(false);
  expect(moveQuestionState('asked', 'region', 'separate', 'asked').ok).toBe(false);
});

test('only questions that were published and not taken back are visible', () => {
  expect(QUESTION_STATES.filter(isVisible)).toEqual(['asked', 'answered', 'resolved']);
});

test('the region may keep a question only while a report waits', () => {
  expect(judgementsOf('held', false)).toEqual(['publish', 'remove']);
  expect(judgementsOf('asked', false)).toEqual(['remove']);
  expect(judgementsOf('answered', true)).toEqual(['uphold', 'remove']);
  expect(judgementsOf('removed', true)).toEqual([]);
});

test('an answer changes its state only by the listed transitions', () => {
  const transitions = ANSWER_STATES.flatMap((from) =>
    ANSWER_ACTORS.flatMap((actor) =>
      ANSWER_ACTIONS.flatMap((action) => {
        const moved = moveAnswerState(from, actor, action);
        return moved.ok ? [`${from} → ${moved.to} (${actor}: ${action})`] : [];
      }),
    ),
  );
  expect(transitions).toEqual(['published → withdrawn (answerer: withdraw)', 'published → removed (region: remove)']);
});
