export const STAFF_ROLES = ['admin', 'moderator', 'editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export const PLACE_ROLES = ['owner', 'editor'] as const;
export type PlaceRole = (typeof PLACE_ROLES)[number];
export const OPERATOR_ROLES = ['owner', 'sales', 'guide'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** A caller without a session. */
export interface Visitor {
  kind: 'visitor';
}

export interface Person {
  kind: 'person';
  accountId: string;
  sessionId: string;
  name: string;
  email: string;
  staff: StaffRole | null;
  secondFactor: boolean;
  places: { id: string; role: PlaceRole }[];
  operators: { id: string; role: OperatorRole }[];
}

export type Actor = Visitor | Person;

/** The part of an actor that a change keeps. A job has no session, and names the person who asked for it. */
export type Author = Visitor | Pick<Person, 'kind' | 'accountId' | 'staff'>;

export const VISITOR: Visitor = { kind: 'visitor' };

export const accountIdOf = (actor: Author): string | null => (actor.kind === 'person' ? actor.accountId : null);
