export const REVIEW_STATES = [
  'submitted',
  'held',
  'published',
  'reported',
  'upheld',
  'removed',
  'appealed',
  'withdrawn',
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const COMMENT_ACTORS = ['author', 'reader', 'region', 'rule'] as const;
export type ReviewActor = (typeof COMMENT_ACTORS)[number];

export const COMMENT_ACTIONS = [
  'pass',
  'hold',
  'revise',
  'report',
  'publish',
  'uphold',
  'remove',
  'appeal',
  'restore',
  'dismiss',
  'withdraw',
  'resume',
] as const;
export type ReviewAction = (typeof COMMENT_ACTIONS)[number];

export const JUDGEMENTS = ['publish', 'uphold', 'remove', 'restore', 'dismiss'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** A reported review stays visible until the region decides. */
export const VISIBLE: readonly ReviewState[] = ['published', 'reported', 'upheld'];

interface Transition {
  from: readonly ReviewState[];
  /** `before` is the state that the author withdrew. */
  to: ReviewState | 'before';
  by: ReviewActor;
}

const TRANSITIONS: Record<ReviewAction, Transition> = {
  pass: { from: ['submitted'], to: 'published', by: 'rule' },
  hold: { from: ['submitted'], to: 'held', by: 'rule' },
  revise: { from: ['published', 'held'], to: 'submitted', by: 'author' },
  /** A review that the region has upheld cannot be reported again. */
  report: { from: ['published', 'reported'], to: 'reported', by: 'reader' },
  publish: { from: ['held'], to: 'published', by: 'region' },
  uphold: { from: ['reported'], to: 'upheld', by: 'region' },
  remove: { from: ['held', 'published', 'reported', 'upheld'], to: 'removed', by: 'region' },
  appeal: { from: ['removed'], to: 'appealed', by: 'author' },
  restore: { from: ['appealed'], to: 'upheld', by: 'region' },
  dismiss: { from: ['appealed'], to: 'removed', by: 'region' },
  /** A removed review stays, so that its author cannot write the same text again. */
  withdraw: { from: ['held', 'published', 'reported', 'upheld'], to: 'withdrawn', by: 'author' },
  /** Undoes `withdraw`. A reported review waits for the region again. */
  resume: { from: ['withdrawn'], to: 'before', by: 'author' },
};

export type ReviewMove = { ok: true; to: ReviewState } | { ok: false; code: 'comment_action_refused' };

/** @param before the state of a withdrawn review before the author withdrew it */
export function moveReviewState(
  state: ReviewState,
  actor: ReviewActor,
  action: ReviewAction,
  before: ReviewState | null = null,
): ReviewMove {
  const { from, to, by } = TRANSITIONS[action];
  const next = to === 'before' ? before : to;
  return next !== null && from.includes(state) && by === actor
    ? { ok: true, to: next }
    : { ok: false, code: 'comment_action_refused' };
}

export function judgementsOf(state: ReviewState): Judgement[] {
  return JUDGEMENTS.filter((action) => moveReviewState(state, 'region', action).ok);
}
