import type { PublicClosure } from '#features/closures/contract/closure.ts';
import { isInForce } from '#features/closures/contract/closure-words.ts';
import type { PlaceNotice } from '#features/closures/contract/place-notice.ts';
import { listPublicClosures } from '#features/closures/contract/routes.ts';
import type { Api } from '#web/http/api.ts';
import type { PlanningContext } from '../../contract/planning.ts';
import { listHoursKeys } from '../../contract/planning-routes.ts';

type Closure = NonNullable<PlanningContext['closures']>[number];

export function closureOn(
  board: PlanningContext | null,
  place: string | null,
  date: string,
): { closure: Closure; date: string } | null {
  const closure = board?.closures?.find((one) => place !== null && one.place === place && isInForce(one, date));
  return closure ? { closure, date } : null;
}

/** Notices on the day of the places that it visits, each with the name of the place. */
export function noticesOn(
  board: PlanningContext | null,
  stops: readonly { place: string | null; name: string }[],
  date: string,
): { id: string; name: string; body: string }[] {
  const names = new Map(stops.flatMap(({ place, name }) => (place === null ? [] : [[place, name] as const])));
  return (board?.notices ?? []).flatMap((notice) => {
    const name = names.get(notice.place);
    return name !== undefined && isInForce(notice, date) ? [{ id: notice.id, name, body: notice.body }] : [];
  });
}

/** True if a closure, a notice, or the hours of a place of the trip, changed since `board` was read. */
export async function isPlanningOld(
  api: Api,
  board: PlanningContext,
  visited: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  const [closures, hours] = await Promise.all([
    areClosuresNews(api, board, signal),
    areHoursNews(api, board, visited, signal),
  ]);
  return closures || hours;
}

async function areClosuresNews(api: Api, board: PlanningContext, signal: AbortSignal): Promise<boolean> {
  try {
    const { items, notices } = await api.call(listPublicClosures, { signal, quiet: true });
    return (
      fingerprint(items, board) !== fingerprint(board.closures ?? [], board) ||
      noticePrint(notices, board) !== noticePrint(board.notices ?? [], board)
    );
  } catch {
    return false;
  }
}

const MOST_COMPARED = 100;

async function areHoursNews(
  api: Api,
  board: PlanningContext,
  visited: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  const known = new Map(board.places.flatMap(({ id, hoursKey }) => (hoursKey ? [[id, hoursKey] as const] : [])));
  const ids = [...new Set(visited)].filter((id) => known.has(id)).slice(0, MOST_COMPARED);
  if (ids.length === 0) return false;
  try {
    const { items } = await api.call(listHoursKeys, { query: { ids: ids.join(',') }, signal, quiet: true });
    const now = new Map(items.map(({ id, key }) => [id, key]));
    return ids.some((id) => now.get(id) !== known.get(id));
  } catch {
    return false;
  }
}

function noticePrint(notices: readonly PlaceNotice[], { problem, places }: PlanningContext): string {
  const known = new Set(places.map(({ id }) => id));
  const listed = notices.filter(
    (notice) => known.has(notice.place) && problem.days.some(({ date }) => isInForce(notice, date)),
  );
  return JSON.stringify(listed.map(({ id, body, startsOn, endsOn }) => [id, body, startsOn, endsOn]).sort());
}

/** Returns a text that changes only if a closure that affects the planning context changes. */
function fingerprint(closures: readonly (Closure | PublicClosure)[], { problem, places }: PlanningContext): string {
  const known = new Set(places.map(({ id }) => id));
  const listed = closures.filter(
    (closure) =>
      (closure.place === null || known.has(closure.place)) && problem.days.some(({ date }) => isInForce(closure, date)),
  );
  return JSON.stringify(
    listed
      .map(({ id, severity, startsOn, endsOn, hours, reason }) => [
        ...[id, severity, startsOn, endsOn, reason],
        hours ? `${hours.from}-${hours.to}` : null,
      ])
      .sort(),
  );
}
