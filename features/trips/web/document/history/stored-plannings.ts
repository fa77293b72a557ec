import { storage } from '#web/storage.ts';
import type { PlanningAnswer } from '../../../contract/planning.ts';

export type StoredPlanning = Pick<PlanningAnswer, 'board' | 'plans'>;

const INDEX = 'tableros';
const MOST_KEPT = 8;
/**
 * Characters of all stored responses. A browser stores about five million characters, and a week's response has
 * 100,000.
 */
const MOST_CHARACTERS = 2_000_000;
const keyOf = (local: string) => `tablero:${local}`;

export function storePlanning(local: string, { board, plans }: StoredPlanning): void {
  const known = (storage.read<string[]>(INDEX) ?? []).filter((other) => other !== local);
  let free = MOST_CHARACTERS - charactersOf({ board, plans });
  const kept = known.filter((other, index) => {
    free -= charactersOf(storage.read(keyOf(other)));
    return index < MOST_KEPT - 1 && free >= 0;
  });
  for (const old of known) if (!kept.includes(old)) storage.remove(keyOf(old));
  storage.write(keyOf(local), { board, plans });
  storage.write(INDEX, [local, ...kept]);
}

const charactersOf = (value: unknown): number => JSON.stringify(value).length;

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

export function listStoredPlannings(): StoredPlanning[] {
  return (storage.read<string[]>(INDEX) ?? []).flatMap((local) => readStoredPlanning(local) ?? []);
}
