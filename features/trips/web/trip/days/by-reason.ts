import type { Status } from '../../document/history/make-room.ts';
import type { LeftOutWords } from '../checks/planner-words.ts';

interface Explained {
  standing: Status;
  words: LeftOutWords;
}

/** What waits for one reason. */
export interface ReasonGroup<T> {
  why: string;
  /** The sentence, where it is that of them all; null: each has its own. */
  more: string | null;
  /** They could come in at once. */
  isFree: boolean;
  items: T[];
}

/** Under each reason what waits for it: first what could come in at once, then where most wait; those of one reason stay in their order. */
export function byReason<T extends Explained>(wishes: readonly T[]): ReasonGroup<T>[] {
  const groups = [...Map.groupBy(wishes, ({ words }) => words.why)].map(([why, items]) => {
    const sentences = new Set(items.map(({ words }) => words.more));
    const [only] = sentences;
    const isFree = items[0]!.standing.kind === 'fits';
    return { why, more: sentences.size === 1 && only ? only : null, isFree, items };
  });
  return groups.toSorted(
    (one, other) => Number(other.isFree) - Number(one.isFree) || other.items.length - one.items.length,
  );
}
