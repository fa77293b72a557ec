export const TRIP_STATES = ['planning', 'ready', 'travelling', 'finished', 'archived', 'binned'] as const;
export type TripState = (typeof TRIP_STATES)[number];

export const TRIP_ACTIONS = [
  'finish_planning',
  'plan_again',
  'depart',
  'arrive_home',
  'archive',
  'unarchive',
  'bin',
  'restore',
] as const;
export type TripAction = (typeof TRIP_ACTIONS)[number];

/** Days after which a trip in the bin is erased. */
export const BIN_DAYS = 30;

export interface TripStatus {
  state: TripState;
  /** State to which a binned or archived trip returns. Null for other states. */
  returnsTo: TripState | null;
}

export type TripTransition = { ok: true; status: TripStatus } | { ok: false; code: 'trip_action_refused' };

const TRANSITIONS: Record<
  Exclude<TripAction, 'bin' | 'restore' | 'archive' | 'unarchive'>,
  { from: TripState[]; to: TripState }
> = {
  finish_planning: { from: ['planning'], to: 'ready' },
  plan_again: { from: ['ready', 'travelling', 'finished'], to: 'planning' },
  depart: { from: ['planning', 'ready'], to: 'travelling' },
  arrive_home: { from: ['travelling'], to: 'finished' },
};

export function moveTrip(status: TripStatus, action: TripAction): TripTransition {
  const { state, returnsTo } = status;
  switch (action) {
    case 'bin':
      return state === 'binned' ? refused() : accepted('binned', state);
    case 'archive':
      return state === 'binned' || state === 'archived' ? refused() : accepted('archived', state);
    case 'restore':
      // The state before the archive is no longer stored, so unarchiving leads to `planning`.
      return state === 'binned' && returnsTo
        ? accepted(returnsTo, returnsTo === 'archived' ? 'planning' : null)
        : refused();
    case 'unarchive':
      return state === 'archived' && returnsTo ? accepted(returnsTo, null) : refused();
    default: {
      const transition = TRANSITIONS[action];
      return transition.from.includes(state) ? accepted(transition.to, null) : refused();
    }
  }
}

export function tripActions(status: TripStatus): TripAction[] {
  return TRIP_ACTIONS.filter((action) => moveTrip(status, action).ok);
}

function accepted(state: TripState, returnsTo: TripState | null): TripTransition {
  return { ok: true, status: { state, returnsTo } };
}

function refused(): TripTransition {
  return { ok: false, code: 'trip_action_refused' };
}
