import { operatorPaths } from '#web/paths/operator.ts';
import type { PersonHere } from '#web/session/session.ts';

/**
 * The start page of an operator's team member: the operator's screens, or a choice between several operators. Null for people without an operator.
 */
export function operatorHome({ operators = [] }: Pick<PersonHere, 'operators'>): string | null {
  const [only, ...further] = operators;
  if (only === undefined) return null;
  return further.length === 0 ? operatorPaths.today(only) : operatorPaths.memberships();
}
