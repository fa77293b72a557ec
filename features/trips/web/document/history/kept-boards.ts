import { storage } from '#web/storage.ts';
import type { PlanningAnswer } from '../../../contract/planning.ts';

/** The planner's last answer for each trip. With it, a trip can be shown, checked and planned again without a network. */
export type KeptBoard = Pick<PlanningAnswer, 'board' | 'plans'>;

const INDEX = 'tableros';
/** Each takes about a tenth of a megabyte of a browser's five. */
const MOST_KEPT = 8;
const keyOf = (local: string) => `tablero:${local}`;

export function keepBoard(local: string, { board, plans }: KeptBoard): void {
  const known = (storage.read<string[]>(INDEX) ?? []).filter((other) => other !== local);
  for (const old of known.splice(MOST_KEPT - 1)) storage.remove(keyOf(old));
  storage.write(keyOf(local), { board, plans });
  storage.write(INDEX, [local, ...known]);
}

export function recallBoard(local: string): KeptBoard | null {
  return storage.read<KeptBoard>(keyOf(local));
}

export function dropBoard(local: string): void {
  storage.remove(keyOf(local));
  storage.write(
    INDEX,
    (storage.read<string[]>(INDEX) ?? []).filter((other) => other !== local),
  );
}

/** The latest boards, for planning a new trip when no server answers. */
export function listBoards(): KeptBoard[] {
  return (storage.read<string[]>(INDEX) ?? []).flatMap((local) => recallBoard(local) ?? []);
}
