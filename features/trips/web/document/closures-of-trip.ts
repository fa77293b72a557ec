import type { PublicClosure } from '#features/closures/contract/closure.ts';
import { isInForce } from '#features/closures/contract/closure-words.ts';
import { listPublicClosures } from '#features/closures/contract/routes.ts';
import type { Api } from '#web/http/api.ts';
import type { PlanningContext } from '../../contract/planning.ts';

type Closure = NonNullable<PlanningContext['closures']>[number];

export function closureOn(
  board: PlanningContext | null,
  place: string | null,
  date: string,
): { closure: Closure; date: string } | null {
  const closure = board?.closures?.find((one) => place !== null && one.place === place && isInForce(one, date));
  return closure ? { closure, date } : null;
}

export async function areClosuresNews(api: Api, board: PlanningContext, signal: AbortSignal): Promise<boolean> {
  try {
    const { items } = await api.call(listPublicClosures, { signal, quiet: true });
    return fingerprint(items, board) !== fingerprint(board.closures ?? [], board);
  } catch {
    return false;
  }
}

/** Returns a text that changes only if a closure that affects the planning context changes. */
function fingerprint(closures: readonly (Closure | PublicClosure)[], { problem, places }: PlanningContext): string {
  const known = new Set(places.map(({ id }) => id));
  const listed = closures.filter(
    (closure) =>
      (closure.place === null || known.has(closure.place)) && problem.days.some(({ date }) => isInForce(closure, date)),
  );
  return JSON.stringify(
    listed.map(({ id, severity, startsOn, endsOn, reason }) => [id, severity, startsOn, endsOn, reason]).sort(),
  );
}
