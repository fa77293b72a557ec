import type { PolicyKind } from '#features/policies/contract/policy.ts';

/** What forms ask before they ask the server: apart from the schemas, so that a screen does not load what writes them. */

export const EMAIL = '^[^\\s@<>"(),;:]+@[^\\s@<>"(),;:.]+(\\.[^\\s@<>"(),;:.]+)+$';

/** Code points, as the person typed them: no rule about which kinds of signs, and a phrase has room. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

/** Which kinds of text nobody signs up without accepting. */
export const REQUIRED_POLICIES: readonly PolicyKind[] = ['terms', 'privacy'];
