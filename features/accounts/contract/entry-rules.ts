import type { PolicyKind } from '#features/policies/contract/policy.ts';

/**
 * Forms check these rules before the server does. They are separate from the schemas, so that a screen does not load
 * the schema library.
 */

export const EMAIL = '^[^\\s@<>"(),;:]+@[^\\s@<>"(),;:.]+(\\.[^\\s@<>"(),;:.]+)+$';

/** Limits for the length of a password, in code points. Kinds of characters are not restricted, and a phrase fits. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export const REQUIRED_POLICIES: readonly PolicyKind[] = ['terms', 'privacy'];
