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

export type Unnamed = 'visitor' | 'guest' | 'other guest';
export const NO_ACCOUNT: readonly Role[] = ['visitor', 'guest', 'other guest'] satisfies Unnamed[];

export const PEOPLE: readonly Role[] = ROLES.filter(
  (role) => !NO_ACCOUNT.includes(role) && role !== 'admin of another region',
);

/** An admin of another region is missing, because this region treats the admin's session as ended. */
export const ANYBODY: readonly Role[] = [...NO_ACCOUNT, ...PEOPLE];
