import type { Actor, OperatorRole, Person, PlaceRole, StaffRole } from './actor.ts';

export interface Refusal {
  allowed: false;
  code: 'token_missing' | 'forbidden' | 'second_factor_needed' | 'not_found';
  reason: string;
}
export type Verdict = { allowed: true } | Refusal;

/** `door` checks the caller before the subject is loaded. */
export interface Rule<Subject> {
  door(actor: Actor): Verdict;
  of(actor: Actor, subject: Subject): Verdict;
}

/** A subject that a person without an account can own, such as an order or a trip. */
export interface Held {
  /** Kind of the secret that the request contains. */
  holds: 'edit' | 'share' | 'pay' | null;
  accountId: string | null;
}
export interface Owned {
  accountId: string;
}
export interface OfPlace {
  placeId: string;
}
export interface OfOperator {
  operatorId: string;
}

const YES: Verdict = { allowed: true };
const SIGN_IN: Refusal = { allowed: false, code: 'token_missing', reason: 'Inicia sesión para continuar.' };
const UNKNOWN: Refusal = { allowed: false, code: 'not_found', reason: 'No encontramos lo que buscas.' };
const SECOND_FACTOR: Refusal = {
  allowed: false,
  code: 'second_factor_needed',
  reason: 'Para administrar la región confirma tu identidad con tu segundo paso.',
};

export const anyone: Rule<unknown> = { door: () => YES, of: () => YES };

/** For routes that read only the signed-in person's own account. */
export const signedIn: Rule<unknown> = { door: aPerson, of: aPerson };

export const owner: Rule<Owned> = {
  door: aPerson,
  of: (actor, { accountId }) => (actor.kind === 'person' && actor.accountId === accountId ? YES : UNKNOWN),
};

/** Allows callers with one of the secrets, and the subject's owner. */
export function holder(...secrets: NonNullable<Held['holds']>[]): Rule<Held> {
  return {
    door: () => YES,
    of: (actor, { holds, accountId }) => {
      if (holds && secrets.includes(holds)) return YES;
      return actor.kind === 'person' && actor.accountId === accountId ? YES : UNKNOWN;
    },
  };
}

export function staff(reason: string, ...roles: StaffRole[]): Rule<unknown> {
  const ask = asPerson((person) => {
    if (!person.staff || !roles.includes(person.staff)) return { allowed: false, code: 'forbidden', reason };
    return person.staff === 'admin' && !person.secondFactor ? SECOND_FACTOR : YES;
  });
  return { door: ask, of: ask };
}

/** Members with another role get `reason`. People outside the team get a 404. */
export function ofPlace(reason: string, ...roles: PlaceRole[]): Rule<OfPlace> {
  return membership((person, { placeId }) => person.places.find(({ id }) => id === placeId)?.role, reason, roles);
}

/** Members with another role get `reason`. People outside the team get a 404. */
export function ofOperator(reason: string, ...roles: OperatorRole[]): Rule<OfOperator> {
  return membership((p, { operatorId }) => p.operators.find(({ id }) => id === operatorId)?.role, reason, roles);
}

function membership<Subject, Role extends string>(
  roleIn: (person: Person, subject: Subject) => Role | undefined,
  reason: string,
  roles: Role[],
): Rule<Subject> {
  return {
    door: aPerson,
    of: (actor, subject) => {
      const role = actor.kind === 'person' ? roleIn(actor, subject) : undefined;
      if (!role) return UNKNOWN;
      return roles.includes(role) ? YES : { allowed: false, code: 'forbidden', reason };
    },
  };
}

function asPerson(decide: (person: Person) => Verdict): (actor: Actor) => Verdict {
  return (actor) => (actor.kind === 'person' ? decide(actor) : SIGN_IN);
}

function aPerson(actor: Actor): Verdict {
  return actor.kind === 'person' ? YES : SIGN_IN;
}
