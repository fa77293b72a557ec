import type { PolicyKind } from '#features/policies/contract/policy.ts';

/** Forms import this file, because it does not import the schema library. */

export const EMAIL = '^[^\\s@<>"(),;:]+@[^\\s@<>"(),;:.]+(\\.[^\\s@<>"(),;:.]+)+$';

/** Numbers of Unicode code points. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export const REQUIRED_POLICIES: readonly PolicyKind[] = ['terms', 'privacy'];
