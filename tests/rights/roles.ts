/** All kinds of callers. They are the columns of the matrix of rights (`matrix.test.ts`). */
export const ROLES = [
  'visitor',
  'guest',
  'other guest',
  'traveller',
  'other traveller',
  'company owner',
  'company editor',
  'other company',
  'operator owner',
  'operator sales',
  'operator guide',
  'other operator',
  'moderator',
  'editor',
  'admin',
  'admin without second factor',
  'admin of another region',
] as const;
export type Role = (typeof ROLES)[number];

export const EVERYBODY: readonly Role[] = ROLES;

/** Callers without a session. Guests have a secret instead. */
export type Unnamed = 'visitor' | 'guest' | 'other guest';
export const NO_ACCOUNT: readonly Role[] = ['visitor', 'guest', 'other guest'] satisfies Unnamed[];

/** Roles with a session in this region. */
export const PEOPLE: readonly Role[] = ROLES.filter(
  (role) => !NO_ACCOUNT.includes(role) && role !== 'admin of another region',
);

/** Roles that an open path accepts. An admin of another region is refused there too, because a session of another region counts as ended. */
export const ANYBODY: readonly Role[] = [...NO_ACCOUNT, ...PEOPLE];
