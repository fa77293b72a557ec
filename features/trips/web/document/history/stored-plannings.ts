import { storage } from '#web/storage.ts';
import type { PlanningAnswer } from '../../../contract/planning.ts';

/** The planner's last response for a trip, for use without a network. */
export type StoredPlanning = Pick<PlanningAnswer, 'board' | 'plans'>;

const INDEX = 'tableros';
/** A response has about 100 kB, and a browser stores about 5 MB. */
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

/** Latest first. */
export function listStoredPlannings(): StoredPlanning[] {
  return (storage.read<string[]>(INDEX) ?? []).flatMap((local) => readStoredPlanning(local) ?? []);
}
