export const ANSWER_STATES = ['published', 'withdrawn', 'removed'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export const ANSWER_ACTORS = ['answerer', 'region'] as const;
export type AnswerActor = (typeof ANSWER_ACTORS)[number];

export const ANSWER_ACTIONS = ['withdraw', 'remove'] as const;
export type AnswerAction = (typeof ANSWER_ACTIONS)[number];

/** Hours in which the side that answered can take the answer back. */
export const WITHDRAW_HOURS = 48;

const TRANSITIONS: Record<AnswerAction, { to: AnswerState; by: AnswerActor }> = {
  withdraw: { to: 'withdrawn', by: 'answerer' },
  remove: { to: 'removed', by: 'region' },
};

export type AnswerMove = { ok: true; to: AnswerState } | { ok: false; code: 'question_action_refused' };

export function moveAnswerState(state: AnswerState, actor: AnswerActor, action: AnswerAction): AnswerMove {
  const { to, by } = TRANSITIONS[action];
  return state === 'published' && by === actor ? { ok: true, to } : { ok: false, code: 'question_action_refused' };
}

export function isWithdrawable(publishedAt: Date, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() < WITHDRAW_HOURS * 3_600_000;
}
