export const PHOTO_STATES = [
  'uploading',
  'processing',
  'published',
  'held',
  'refused',
  'removed',
  'withdrawn',
] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

export const PHOTO_ACTORS = ['author', 'reader', 'region', 'rule'] as const;
export type PhotoActor = (typeof PHOTO_ACTORS)[number];

export const PHOTO_ACTIONS = [
  'share',
  'show',
  'set_aside',
  'refuse',
  'report',
  'withdraw',
  'restore',
  'take_back',
  'publish',
  'uphold',
  'hold',
  'remove',
] as const;
export type PhotoAction = (typeof PHOTO_ACTIONS)[number];

/** The order of the buttons. */
export const PHOTO_JUDGEMENTS = ['publish', 'uphold', 'hold', 'remove'] as const;
export type PhotoJudgement = (typeof PHOTO_JUDGEMENTS)[number];

interface Transition {
  from: readonly PhotoState[];
  /** Absent if the photo keeps its state. `earlier` is the state before the photo was withdrawn. */
  to?: PhotoState | 'earlier';
  by: PhotoActor;
}

const TRANSITIONS: Record<PhotoAction, Transition> = {
  /** All bytes have arrived, and the author agreed to the licence. */
  share: { from: ['uploading'], to: 'processing', by: 'author' },
  /** The sizes are written, and the texts contain nothing that a person must check. */
  show: { from: ['processing'], to: 'published', by: 'rule' },
  set_aside: { from: ['processing'], to: 'held', by: 'rule' },
  refuse: { from: ['processing'], to: 'refused', by: 'rule' },
  report: { from: ['published'], by: 'reader' },
  withdraw: { from: ['processing', 'published', 'held'], to: 'withdrawn', by: 'author' },
  restore: { from: ['withdrawn'], to: 'earlier', by: 'author' },
  /** The region undoes the import that brought the photo. */
  take_back: { from: ['processing', 'published', 'held'], to: 'withdrawn', by: 'region' },
  publish: { from: ['held'], to: 'published', by: 'region' },
  uphold: { from: ['published'], by: 'region' },
  hold: { from: ['published'], to: 'held', by: 'region' },
  remove: { from: ['held', 'published'], to: 'removed', by: 'region' },
};

export type PhotoMove = { ok: true; to: PhotoState } | { ok: false; code: 'photo_action_refused' };

/** @param earlier state before the photo was withdrawn */
export function movePhotoState(
  state: PhotoState,
  actor: PhotoActor,
  action: PhotoAction,
  earlier: PhotoState | null = null,
): PhotoMove {
  const { from, to = state, by } = TRANSITIONS[action];
  const reached = to === 'earlier' ? earlier : to;
  return from.includes(state) && by === actor && reached !== null
    ? { ok: true, to: reached }
    : { ok: false, code: 'photo_action_refused' };
}

/** @param reported `true` while the region has not decided about a report */
export function judgementsOf(state: PhotoState, reported: boolean): PhotoJudgement[] {
  return PHOTO_JUDGEMENTS.filter(
    (action) => (action !== 'uphold' || reported) && movePhotoState(state, 'region', action).ok,
  );
}
