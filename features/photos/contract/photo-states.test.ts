import { expect, test } from 'vitest';
import { judgementsOf, movePhotoState, PHOTO_ACTIONS, PHOTO_ACTORS, PHOTO_STATES } from './photo-states.ts';

test('a photo changes its state only by the listed transitions', () => {
  const transitions = PHOTO_STATES.flatMap((from) =>
    PHOTO_ACTORS.flatMap((actor) =>
      PHOTO_ACTIONS.flatMap((action) => {
        const moved = movePhotoState(from, actor, action, 'held');
        return moved.ok && moved.to !== from ? [`${from} → ${moved.to} (${actor}: ${action})`] : [];
      }),
    ),
  );
  expect(transitions).toEqual([
    'uploading → processing (author: share)',
    'processing → withdrawn (author: withdraw)',
    'processing → withdrawn (region: take_back)',
    'processing → published (rule: show)',
    'processing → held (rule: set_aside)',
    'processing → refused (rule: refuse)',
    'published → withdrawn (author: withdraw)',
    'published → withdrawn (region: take_back)',
    'published → held (region: hold)',
    'published → removed (region: remove)',
    'held → withdrawn (author: withdraw)',
    'held → withdrawn (region: take_back)',
    'held → published (region: publish)',
    'held → removed (region: remove)',
    'withdrawn → held (author: restore)',
  ]);
});

test('a photo that was never withdrawn cannot be restored', () => {
  expect(movePhotoState('withdrawn', 'author', 'restore')).toEqual({ ok: false, code: 'photo_action_refused' });
});

test('the region may keep a photo only while a report waits', () => {
  expect(judgementsOf('held', false)).toEqual(['publish', 'remove']);
  expect(judgementsOf('published', false)).toEqual(['hold', 'remove']);
  expect(judgementsOf('published', true)).toEqual(['uphold', 'hold', 'remove']);
  expect(judgementsOf('removed', true)).toEqual([]);
});
