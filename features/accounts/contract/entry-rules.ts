import type { PolicyKind } from '#features/policies/contract/policy.ts';

/** Forms load this file without the schema library. */

export const EMAIL = '^[^\\s@<>"(),;:]+@[^\\s@<>"(),;:.]+(\\.[^\\s@<>"(),;:.]+)+$';

/** Code points. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export const REQUIRED_POLICIES: readonly PolicyKind[] = ['terms', 'privacy'];
