/** Who is asking: worked out once a request by the guard, and then all that anybody knows about it. */

export const STAFF_ROLES = ['admin', 'moderator', 'editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export const PLACE_ROLES = ['owner', 'editor'] as const;
export type PlaceRole = (typeof PLACE_ROLES)[number];
export const OPERATOR_ROLES = ['owner', 'sales', 'guide'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Nobody in particular: no token, or only the application's. A guest is a visitor who holds a secret of one thing. */
export interface Visitor {
  kind: 'visitor';
}

/** Somebody with an active account and a session that has not ended. */
export interface Person {
  kind: 'person';
  accountId: string;
  sessionId: string;
  name: string;
  email: string;
  staff: StaffRole | null;
  /** The session proved a second factor: a passkey or a code. */
  secondFactor: boolean;
  places: { id: string; role: PlaceRole }[];
  operators: { id: string; role: OperatorRole }[];
}

export type Actor = Visitor | Person;

export const VISITOR: Visitor = { kind: 'visitor' };
