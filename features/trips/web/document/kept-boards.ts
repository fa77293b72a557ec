import { storage } from '#web/storage.ts';
import type { PlanningAnswer } from '../../contract/planning.ts';

/** The planner's last answer for each trip, kept so that a trip can be drawn, checked and planned again without a network. */
export type KeptBoard = Pick<PlanningAnswer, 'board' | 'plans'>;

const INDEX = 'tableros';
/** Each takes about a tenth of a megabyte of a browser's five. */
const MOST_KEPT = 8;
const keyOf = (uuid: string) => `tablero:${uuid}`;

export function keepBoard(uuid: string, { board, plans }: KeptBoard): void {
  const known = (storage.read<string[]>(INDEX) ?? []).filter((other) => other !== uuid);
  for (const old of known.splice(MOST_KEPT - 1)) storage.remove(keyOf(old));
  storage.write(keyOf(uuid), { board, plans });
  storage.write(INDEX, [uuid, ...known]);
}

export function recallBoard(uuid: string): KeptBoard | null {
  return storage.read<KeptBoard>(keyOf(uuid));
}

export function dropBoard(uuid: string): void {
  storage.remove(keyOf(uuid));
  storage.write(
    INDEX,
    (storage.read<string[]>(INDEX) ?? []).filter((other) => other !== uuid),
  );
}

/** The latest boards, for planning a new trip when no server answers. */
export function listBoards(): KeptBoard[] {
  return (storage.read<string[]>(INDEX) ?? []).flatMap((uuid) => recallBoard(uuid) ?? []);
}
