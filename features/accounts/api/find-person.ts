import type { Platform } from '#server/platform.ts';
import type { FindPerson } from './guard-routes.ts';

/** The person whose session a token belongs to; there are no sessions yet. */
export function findPersonIn(_platform: Platform): FindPerson {
  return async () => undefined;
}
