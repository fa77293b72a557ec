import { operatorPaths } from '#web/operator-paths.ts';
import { paths } from '#web/paths.ts';
import type { PersonHere } from '#web/session/session.ts';

/** Where somebody of an operator works: on its screens, or among several to choose from. Null: they are of none. */
export function operatorHome({ operators = [] }: Pick<PersonHere, 'operators'>): string | null {
  const [only, ...further] = operators;
  if (only === undefined) return null;
  return further.length === 0 ? operatorPaths.today(only) : paths.ownOperators();
}
