export const ANNOUNCEMENT_EMAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type AnnouncementEmailState = (typeof ANNOUNCEMENT_EMAIL_STATES)[number];

export type AnnouncementEmailAction = 'send' | 'fail';

const STEPS: Record<AnnouncementEmailAction, { from: readonly AnnouncementEmailState[]; to: AnnouncementEmailState }> =
  {
    // A retried job sends an email that failed before.
    send: { from: ['waiting', 'failed'], to: 'sent' },
    fail: { from: ['waiting'], to: 'failed' },
  };

/** Null if the action is not possible in this state. */
export function moveAnnouncementEmail(
  state: AnnouncementEmailState,
  action: AnnouncementEmailAction,
): AnnouncementEmailState | null {
  const { from, to } = STEPS[action];
  return from.includes(state) ? to : null;
}
