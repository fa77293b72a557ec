export const QUESTION_STATES = [
  'unconfirmed',
  'held',
  'asked',
  'answered',
  'resolved',
  'removed',
  'withdrawn',
] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

export const QUESTION_ACTORS = ['author', 'reader', 'answerer', 'region', 'rule'] as const;
export type QuestionActor = (typeof QUESTION_ACTORS)[number];

export const QUESTION_ACTIONS = [
  'pass',
  'hold',
  'answer',
  'unanswer',
  'report',
  'withdraw',
  'publish',
  'uphold',
  'remove',
] as const;
export type QuestionAction = (typeof QUESTION_ACTIONS)[number];

export const QUESTION_JUDGEMENTS = ['publish', 'uphold', 'remove'] as const;
export type QuestionJudgement = (typeof QUESTION_JUDGEMENTS)[number];

/** A reported question stays visible until the region decides. */
export const VISIBLE = ['asked', 'answered', 'resolved'] as const satisfies readonly QuestionState[];

interface Transition {
  from: readonly QuestionState[];
  /** Absent if the question keeps its state. */
  to?: QuestionState;
  by: QuestionActor;
}

const TRANSITIONS: Record<QuestionAction, Transition> = {
  /** The email address is confirmed, and the text contains nothing that a person must check. */
  pass: { from: ['unconfirmed'], to: 'asked', by: 'rule' },
  hold: { from: ['unconfirmed'], to: 'held', by: 'rule' },
  answer: { from: ['asked', 'answered'], to: 'answered', by: 'answerer' },
  /** The last visible answer was withdrawn or removed. */
  unanswer: { from: ['answered'], to: 'asked', by: 'rule' },
  report: { from: VISIBLE, by: 'reader' },
  withdraw: { from: ['unconfirmed', 'held', ...VISIBLE], to: 'withdrawn', by: 'author' },
  publish: { from: ['held'], to: 'asked', by: 'region' },
  uphold: { from: VISIBLE, by: 'region' },
  remove: { from: ['held', ...VISIBLE], to: 'removed', by: 'region' },
};

export type QuestionMove = { ok: true; to: QuestionState } | { ok: false; code: 'question_action_refused' };

export function moveQuestionState(state: QuestionState, actor: QuestionActor, action: QuestionAction): QuestionMove {
  const { from, to, by } = TRANSITIONS[action];
  return from.includes(state) && by === actor
    ? { ok: true, to: to ?? state }
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
