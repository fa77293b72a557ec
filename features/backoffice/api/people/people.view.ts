import { moveAccount } from '#features/accounts/contract/account-states.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { type Can, can } from '#features/accounts/contract/rights.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import type { PersonAction, PersonDetail, PersonSummary } from '#features/backoffice/contract/people.ts';
import type { PersonDetailRow, PersonRow } from './people.store.ts';

export function personSummary(row: PersonRow): PersonSummary {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    sessions: row.sessions,
    staff: row.staff,
  };
}

export function personDetail(row: PersonDetailRow, actor: Actor): PersonDetail {
  return {
    ...personSummary(row),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    secondFactor: row.second_factor,
    factorRemoval: row.removal,
    companies: row.companies,
    operators: row.operators,
    devices: row.devices,
    history: row.history.map(({ at, action, actor: by, staff, reason }) => ({
      at,
      action: HISTORY_WORDS[action] ?? action,
      by: staff ?? MOVER_WORDS[by] ?? by,
      reason,
    })),
    can: {
      lock: canMove(row, 'lock', actor),
      unlock: canMove(row, 'unlock', actor),
      suspend: canMove(row, 'suspend', actor),
      reinstate: canMove(row, 'reinstate', actor),
      endSessions: canEndSessions(row, actor),
      removeFactors: canRemoveFactors(row, actor),
      keepFactors: row.removal ? can(actor, 'people.recover', null) : refused('factor_removal_over'),
      request_deletion: canMove(row, 'request_deletion', actor),
    },
  };
}

function canEndSessions(account: PersonDetailRow, actor: Actor): Can {
  const right = can(actor, 'people.lock', null);
  if (!right.allowed) return right;
  const refusal = refusalOf(account, actor);
  if (refusal) return refused(refusal);
  return account.sessions > 0 ? right : { allowed: false, reason: 'No tiene sesiones abiertas.' };
}

function canRemoveFactors(account: PersonDetailRow, actor: Actor): Can {
  const right = can(actor, 'people.recover', null);
  if (!right.allowed) return right;
  if (actor.kind === 'person' && actor.accountId === account.id) return refused('person_is_you');
  if (!account.second_factor) return refused('factor_not_there');
  if (account.state !== 'active') return refused('person_not_active');
  return account.removal ? refused('factor_removal_waits') : right;
}

const refused = (code: keyof typeof BACKOFFICE_ERRORS): Can => ({
  allowed: false,
  reason: BACKOFFICE_ERRORS[code].detail,
});

export const RIGHT_TO = {
  lock: 'people.lock',
  unlock: 'people.lock',
  suspend: 'people.suspend',
  reinstate: 'people.suspend',
  request_deletion: 'people.erase',
} as const satisfies Record<PersonAction, string>;

type AccountFacts = Pick<PersonDetailRow, 'id' | 'state' | 'locked_by' | 'staff'>;

export function canMove(account: AccountFacts, action: PersonAction, actor: Actor): Can {
  const right = can(actor, RIGHT_TO[action], null);
  if (!right.allowed) return right;
  const refusal = refusalOf(account, actor);
  if (refusal) return refused(refusal);
  const moved = moveAccount({ state: account.state, lockedBy: account.locked_by }, action, 'staff');
  return moved.ok ? right : { allowed: false, reason: 'La cuenta no está en un estado que lo permita.' };
}

/** @returns the reason why this member of staff may not act on the account, or null. */
export function refusalOf({ id, staff }: Pick<AccountFacts, 'id' | 'staff'>, actor: Actor) {
  if (actor.kind !== 'person') return null;
  if (actor.accountId === id) return 'person_is_you';
  return staff && actor.staff !== 'admin' ? 'person_is_staff' : null;
}

const MOVER_WORDS: Record<string, string> = { owner: 'La persona', staff: 'El equipo', clock: 'El plazo' };
const HISTORY_WORDS: Record<string, string> = {
  sign_up: 'Se registró',
  confirm: 'Confirmó su correo',
  lock: 'Bloqueo',
  unlock: 'Desbloqueo',
  suspend: 'Suspensión',
  reinstate: 'Fin de la suspensión',
  request_deletion: 'Pidió borrar la cuenta',
  cancel_deletion: 'Deshizo el borrado',
  change_password: 'Cambió su contraseña',
  restore_password: 'Restableció su contraseña',
  change_email: 'Cambió su correo',
  undo_email: 'Deshizo el cambio de correo',
  ask_factor_removal: 'Se pidió retirar su segundo paso',
  stop_factor_removal: 'Se detuvo el retiro de su segundo paso',
  remove_factors: 'Se retiró su segundo paso',
};
