export const QUESTION_STATES = [
  'unconfirmed',
  'held',
  'asked',
  'answered',
  'resolved',
  'removed',
  'withdrawn',
  'merged',
] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

export const QUESTION_ACTORS = ['author', 'reader', 'answerer', 'region', 'rule'] as const;
export type QuestionActor = (typeof QUESTION_ACTORS)[number];

export const QUESTION_ACTIONS = [
  'pass',
  'hold',
  'answer',
  'unanswer',
  'resolve',
  'reopen',
  'report',
  'withdraw',
  'publish',
  'uphold',
  'remove',
  'merge',
  'adopt',
  'separate',
] as const;
export type QuestionAction = (typeof QUESTION_ACTIONS)[number];

export const QUESTION_JUDGEMENTS = ['publish', 'uphold', 'remove'] as const;
export type QuestionJudgement = (typeof QUESTION_JUDGEMENTS)[number];

/** A reported question stays visible until the region decides. */
export const VISIBLE = ['asked', 'answered', 'resolved'] as const satisfies readonly QuestionState[];

interface Transition {
  from: readonly QuestionState[];
  /** Absent if the question keeps its state. `earlier` is the state before the question was merged. */
  to?: QuestionState | 'earlier';
  by: QuestionActor;
}

const TRANSITIONS: Record<QuestionAction, Transition> = {
  /** The email address is confirmed, and the text contains nothing that a person must check. */
  pass: { from: ['unconfirmed'], to: 'asked', by: 'rule' },
  hold: { from: ['unconfirmed'], to: 'held', by: 'rule' },
  answer: { from: ['asked', 'answered'], to: 'answered', by: 'answerer' },
  /** The last visible answer was withdrawn or removed. */
  unanswer: { from: ['answered', 'resolved'], to: 'asked', by: 'rule' },
  /** The person who asked needs no further answer. */
  resolve: { from: ['answered'], to: 'resolved', by: 'author' },
  reopen: { from: ['resolved'], to: 'answered', by: 'author' },
  report: { from: VISIBLE, by: 'reader' },
  withdraw: { from: ['unconfirmed', 'held', ...VISIBLE], to: 'withdrawn', by: 'author' },
  publish: { from: ['held'], to: 'asked', by: 'region' },
  uphold: { from: VISIBLE, by: 'region' },
  remove: { from: ['held', ...VISIBLE], to: 'removed', by: 'region' },
  /** Another question that asks the same stays in its place. */
  merge: { from: VISIBLE, to: 'merged', by: 'region' },
  /** The answers of a merged question moved here. */
  adopt: { from: ['asked'], to: 'answered', by: 'rule' },
  /** The merge was a mistake. */
  separate: { from: ['merged'], to: 'earlier', by: 'region' },
};

export type QuestionMove = { ok: true; to: QuestionState } | { ok: false; code: 'question_action_refused' };

/** Days in which the region can undo a merge. */
export const SEPARATE_DAYS = 30;

/** @param earlier state before the question was merged */
export function moveQuestionState(
  state: QuestionState,
  actor: QuestionActor,
  action: QuestionAction,
  earlier: QuestionState | null = null,
): QuestionMove {
  const { from, to = state, by } = TRANSITIONS[action];
  const reached = to === 'earlier' ? earlier : to;
  return from.includes(state) && by === actor && reached !== null
    ? { ok: true, to: reached }
    : { ok: false, code: 'question_action_refused' };
}

export function isVisible(state: QuestionState): state is (typeof VISIBLE)[number] {
  return (VISIBLE as readonly QuestionState[]).includes(state);
}

/** @param reported `true` while the region has not decided about a report */
export function judgementsOf(state: QuestionState, reported: boolean): QuestionJudgement[] {
  return QUESTION_JUDGEMENTS.filter(
    (action) => (action !== 'uphold' || reported) && moveQuestionState(state, 'region', action).ok,
  );
}
