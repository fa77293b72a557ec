export const PUBLICATION_STATES = ['pending', 'published', 'refused', 'removed', 'withdrawn', 'replaced'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

export const PUBLICATION_ACTIONS = ['approve', 'refuse', 'report', 'uphold', 'remove', 'withdraw', 'replace'] as const;
export type PublicationAction = (typeof PUBLICATION_ACTIONS)[number];

export type PublicationActor = 'author' | 'reader' | 'region' | 'rule';

/** The order of the buttons. */
export const PUBLICATION_JUDGEMENTS = ['approve', 'refuse', 'uphold', 'remove'] as const;
export type PublicationJudgement = (typeof PUBLICATION_JUDGEMENTS)[number];

/** Why a reader reports a trip, and why the region refuses or removes it. Its author reads these words too. */
export const PUBLICATION_REASONS = {
  private_data: 'Muestra datos privados, como un teléfono o una dirección',
  advertising: 'Es publicidad',
  offensive: 'Ofende o discrimina',
  unsafe: 'Propone algo peligroso o que está prohibido',
  not_a_trip: 'No es un viaje que alguien pueda seguir',
} as const;
export type PublicationReason = keyof typeof PUBLICATION_REASONS;
export const PUBLICATION_REASON_CODES = Object.keys(PUBLICATION_REASONS) as PublicationReason[];

interface Transition {
  from: readonly PublicationState[];
  to: PublicationState;
  by: PublicationActor;
}

const TRANSITIONS: Record<PublicationAction, Transition> = {
  approve: { from: ['pending'], to: 'published', by: 'region' },
  refuse: { from: ['pending'], to: 'refused', by: 'region' },
  report: { from: ['published'], to: 'published', by: 'reader' },
  /** The reports are wrong. */
  uphold: { from: ['published'], to: 'published', by: 'region' },
  remove: { from: ['published'], to: 'removed', by: 'region' },
  withdraw: { from: ['pending', 'published'], to: 'withdrawn', by: 'author' },
  /** A newer publication of the trip waits, or is published. */
  replace: { from: ['pending', 'published'], to: 'replaced', by: 'rule' },
};

export type PublicationMove = { ok: true; to: PublicationState } | { ok: false; code: 'publication_action_refused' };

export function movePublicationState(
  state: PublicationState,
  actor: PublicationActor,
  action: PublicationAction,
): PublicationMove {
  const { from, to, by } = TRANSITIONS[action];
  return from.includes(state) && by === actor ? { ok: true, to } : { ok: false, code: 'publication_action_refused' };
}

export const isOpenPublication = (state: PublicationState): boolean => state === 'pending' || state === 'published';

/** @param reported `true` while the region has not decided about a report */
export function publicationJudgements(state: PublicationState, reported: boolean): PublicationJudgement[] {
  return PUBLICATION_JUDGEMENTS.filter(
    (action) => (action !== 'uphold' || reported) && movePublicationState(state, 'region', action).ok,
  );
}
