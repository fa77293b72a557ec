import { operatorPaths } from '#web/paths/operator.ts';
import type { PersonHere } from '#web/session/session.ts';

export function operatorHome({ operators = [] }: Pick<PersonHere, 'operators'>): string | null {
  const [only, ...further] = operators;
  if (only === undefined) return null;
  return further.length === 0 ? operatorPaths.today(only) : operatorPaths.memberships();
}
