import { expect, test } from 'vitest';
import { ANNOUNCEMENT_EMAIL_STATES, moveAnnouncementEmail } from './announcement-email-states.ts';

test('a sent email never changes, and a failed email can still be sent', () => {
  const table = ANNOUNCEMENT_EMAIL_STATES.map((state) => [
    state,
    moveAnnouncementEmail(state, 'send'),
    moveAnnouncementEmail(state, 'fail'),
  ]);
  expect(table).toEqual([
    ['waiting', 'sent', 'failed'],
    ['sent', null, null],
    ['failed', 'sent', null],
  ]);
});
