import type { Status } from '../../document/history/make-room.ts';
import type { LeftOutWords } from '../checks/planner-words.ts';

interface Explained {
  status: Status;
  words: LeftOutWords;
}

export interface ReasonGroup<T> {
  why: string;
  more: string | null;
  isFree: boolean;
  items: T[];
}

export function byReason<T extends Explained>(wishes: readonly T[]): ReasonGroup<T>[] {
  const groups = [...Map.groupBy(wishes, ({ words }) => words.why)].map(([why, items]) => {
    const sentences = new Set(items.map(({ words }) => words.more));
    const [only] = sentences;
    const isFree = items[0]!.status.kind === 'fits';
    return { why, more: sentences.size === 1 && only ? only : null, isFree, items };
  });
  return groups.toSorted(
    (one, other) => Number(other.isFree) - Number(one.isFree) || other.items.length - one.items.length,
  );
}
