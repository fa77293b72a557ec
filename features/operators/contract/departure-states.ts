import { Type } from 'typebox';

/** A full departure keeps its state, because a cancellation can free seats. */
export const DEPARTURE_STATES = ['scheduled', 'guaranteed', 'closed', 'departed', 'completed', 'cancelled'] as const;
export type DepartureState = (typeof DEPARTURE_STATES)[number];
export const DepartureStateSchema = Type.Enum([...DEPARTURE_STATES]);

export const DEPARTURE_ACTIONS = ['guarantee', 'close', 'reopen', 'depart', 'complete', 'cancel'] as const;
export type DepartureAction = (typeof DEPARTURE_ACTIONS)[number];

export const CANCELLED_FOR = ['weather', 'minimum', 'operator', 'authority'] as const;
export type CancelledFor = (typeof CANCELLED_FOR)[number];

/** The system acts at the deadline for the minimum group, at the start and at the end. */
export type DepartureActor = 'operator' | 'system';

interface Step {
  from: readonly DepartureState[];
  to: DepartureState;
  by: readonly DepartureActor[];
}

const STEPS: Record<DepartureAction, Step> = {
  guarantee: { from: ['scheduled'], to: 'guaranteed', by: ['operator', 'system'] },
  close: { from: ['scheduled', 'guaranteed'], to: 'closed', by: ['operator'] },
  reopen: { from: ['closed'], to: 'scheduled', by: ['operator'] },
  depart: { from: ['scheduled', 'guaranteed', 'closed'], to: 'departed', by: ['operator', 'system'] },
  complete: { from: ['departed'], to: 'completed', by: ['operator', 'system'] },
  cancel: { from: ['scheduled', 'guaranteed', 'closed'], to: 'cancelled', by: ['operator', 'system'] },
};

/** Returns null if the actor may not take the action in this state. */
export function moveDeparture(
  state: DepartureState,
  action: DepartureAction,
  actor: DepartureActor,
): DepartureState | null {
  const step = STEPS[action];
  return step.by.includes(actor) && step.from.includes(state) ? step.to : null;
}

export function departureActions(state: DepartureState, actor: DepartureActor): DepartureAction[] {
  return DEPARTURE_ACTIONS.filter((action) => moveDeparture(state, action, actor) !== null);
}

export function isOnSale(state: DepartureState): boolean {
  return state === 'scheduled' || state === 'guaranteed';
}

export const DEPARTURE_STATE_NAMES: Record<DepartureState, string> = {
  scheduled: 'Programada',
  guaranteed: 'Garantizada',
  closed: 'Cerrada',
  departed: 'En curso',
  completed: 'Terminada',
  cancelled: 'Cancelada',
};

export const CANCELLED_FOR_NAMES: Record<CancelledFor, string> = {
  weather: 'por el clima',
  minimum: 'por no llegar al grupo mínimo',
  operator: 'por un problema del operador',
  authority: 'por orden de la autoridad',
};
