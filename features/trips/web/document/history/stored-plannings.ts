import { storage } from '#web/storage.ts';
import type { PlanningAnswer } from '../../../contract/planning.ts';

/** The planner's last answer for each trip. With it, a trip can be shown, checked and planned again without a network. */
export type StoredPlanning = Pick<PlanningAnswer, 'board' | 'plans'>;

const INDEX = 'tableros';
/** Each takes about a tenth of a megabyte of a browser's five. */
const MOST_KEPT = 8;
const keyOf = (local: string) => `tablero:${local}`;

export function storePlanning(local: string, { board, plans }: StoredPlanning): void {
  const known = (storage.read<string[]>(INDEX) ?? []).filter((other) => other !== local);
  for (const old of known.splice(MOST_KEPT - 1)) storage.remove(keyOf(old));
  storage.write(keyOf(local), { board, plans });
  storage.write(INDEX, [local, ...known]);
}

export function readStoredPlanning(local: string): StoredPlanning | null {
  return storage.read<StoredPlanning>(keyOf(local));
}

export function dropStoredPlanning(local: string): void {
  storage.remove(keyOf(local));
  storage.write(
    INDEX,
    (storage.read<string[]>(INDEX) ?? []).filter((other) => other !== local),
  );
}

/** The latest stored plannings, for planning a new trip when no server answers. */
export function listStoredPlannings(): StoredPlanning[] {
  return (storage.read<string[]>(INDEX) ?? []).flatMap((local) => readStoredPlanning(local) ?? []);
}
