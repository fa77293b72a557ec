export const NOTICE_STATES = ['published', 'ended', 'removed'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** The team ends and resumes its notice. The region removes and restores it. */
export const NOTICE_ACTIONS = ['end', 'resume', 'remove', 'restore'] as const;
export type NoticeAction = (typeof NOTICE_ACTIONS)[number];

const MOVES: Record<NoticeAction, { from: NoticeState; to: NoticeState }> = {
  end: { from: 'published', to: 'ended' },
  resume: { from: 'ended', to: 'published' },
  remove: { from: 'published', to: 'removed' },
  restore: { from: 'removed', to: 'published' },
};

/** @returns null if the action is not allowed in this state */
export function moveNoticeState(state: NoticeState, action: NoticeAction): NoticeState | null {
  const { from, to } = MOVES[action];
  return state === from ? to : null;
}
