import { expect, test } from 'vitest';
import { moveNoticeState, NOTICE_ACTIONS, NOTICE_STATES } from './notice-states.ts';

test('the team ends and resumes a notice, and only the region brings back what it removed', () => {
  const allowed = NOTICE_STATES.flatMap((state) =>
    NOTICE_ACTIONS.flatMap((action) => {
      const to = moveNoticeState(state, action);
      return to ? [`${state} ${action} ${to}`] : [];
    }),
  );
  expect(allowed).toEqual([
    'published end ended',
    'published remove removed',
    'ended resume published',
    'removed restore published',
  ]);
});
