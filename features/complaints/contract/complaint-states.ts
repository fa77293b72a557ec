export const COMPLAINT_STATES = ['filed', 'in_progress', 'answered', 'closed', 'escalated'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

export const CONSUMER_ACTIONS = ['accept', 'dispute', 'escalate', 'withdraw'] as const;
export const STAFF_ACTIONS = ['take', 'assign', 'note', 'extend', 'answer'] as const;
export type ConsumerAction = (typeof CONSUMER_ACTIONS)[number];
export type StaffAction = (typeof STAFF_ACTIONS)[number];
export type ComplaintAction = 'file' | ConsumerAction | StaffAction | 'close';
export type ComplaintActor = 'consumer' | 'staff' | 'system';

/** Calendar days from an answer until the complaint is closed. */
export const CLOSES_AFTER_DAYS = 30;
/** Calendar days during which the consumer can dispute an answer, even after the complaint was closed. */
export const DISPUTABLE_DAYS = 60;

export interface ComplaintStatus {
  state: ComplaintState;
  /** `true` if the deadline has passed without an answer. */
  late: boolean;
  extended: boolean;
  extendable: boolean;
  daysSinceAnswer: number | null;
}

export type ComplaintTransition =
  | { ok: true; to: ComplaintState; restarts: boolean }
  | { ok: false; code: 'complaint_action_refused' | 'complaint_not_extendable' };

const OPEN: readonly ComplaintState[] = ['filed', 'in_progress'];

export function moveComplaint(
  status: ComplaintStatus,
  actor: ComplaintActor,
  action: ComplaintAction,
): ComplaintTransition {
  const { state } = status;
  if (!mayAct(actor, action)) return refused();
  switch (action) {
    case 'take':
      return state === 'filed' ? to('in_progress') : refused();
    case 'assign':
    case 'note':
      return to(state);
    case 'extend':
      if (!OPEN.includes(state)) return refused();
      return status.extendable && !status.extended && !status.late
        ? to(state === 'filed' ? 'in_progress' : state)
        : { ok: false, code: 'complaint_not_extendable' };
    case 'answer':
      return OPEN.includes(state) || state === 'escalated' ? to('answered') : refused();
    case 'accept':
      return state === 'answered' ? to('closed') : refused();
    case 'dispute':
      return (state === 'answered' || state === 'closed') && answeredWithin(status, DISPUTABLE_DAYS)
        ? { ok: true, to: 'in_progress', restarts: true }
        : refused();
    case 'escalate':
      return state === 'answered' || (OPEN.includes(state) && status.late) ? to('escalated') : refused();
    case 'withdraw':
      return OPEN.includes(state) ? to('closed') : refused();
    case 'close':
      return state === 'answered' && !answeredWithin(status, CLOSES_AFTER_DAYS - 1) ? to('closed') : refused();
    case 'file':
      return refused();
  }
}

export function complaintActions<Action extends ComplaintAction>(
  status: ComplaintStatus,
  actor: ComplaintActor,
  among: readonly Action[],
): Action[] {
  return among.filter((action) => moveComplaint(status, actor, action).ok);
}

function mayAct(actor: ComplaintActor, action: ComplaintAction): boolean {
  if (actor === 'system') return action === 'close';
  const actions: readonly string[] = actor === 'consumer' ? CONSUMER_ACTIONS : STAFF_ACTIONS;
  return actions.includes(action);
}

function answeredWithin({ daysSinceAnswer }: ComplaintStatus, days: number): boolean {
  return daysSinceAnswer !== null && daysSinceAnswer <= days;
}

function to(state: ComplaintState): ComplaintTransition {
  return { ok: true, to: state, restarts: false };
}

function refused(): ComplaintTransition {
  return { ok: false, code: 'complaint_action_refused' };
}
