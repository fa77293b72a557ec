/** Every kind of caller: the columns of the matrix. */
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

/** Callers without a session. Their rights come from a secret. */
export type Unnamed = 'visitor' | 'guest' | 'other guest';
export const NO_ACCOUNT: readonly Role[] = ['visitor', 'guest', 'other guest'] satisfies Unnamed[];

/** Roles with a session in this region. */
export const PEOPLE: readonly Role[] = ROLES.filter(
  (role) => !NO_ACCOUNT.includes(role) && role !== 'admin of another region',
);

/** An open path accepts every caller, but a token of another region counts as an ended session. */
export const ANYBODY: readonly Role[] = [...NO_ACCOUNT, ...PEOPLE];
