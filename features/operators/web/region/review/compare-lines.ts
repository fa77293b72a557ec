import { diffArrays, diffWordsWithSpace } from 'diff';

export interface Run {
  text: string;
  /** `true` for words that the other side does not have. */
  changed: boolean;
}
export interface ComparedLines {
  now: Run[][];
  next: Run[][];
}

export function compareLines(now: readonly string[], next: readonly string[]): ComparedLines {
  const compared: ComparedLines = { now: [], next: [] };
  let gone: string[] = [];
  for (const { value, added, removed } of diffArrays([...now], [...next])) {
    if (removed) gone = value;
    else if (added) {
      value.forEach((line, index) => {
        const pair = gone[index] === undefined ? null : compareWords(gone[index], line);
        if (gone[index] !== undefined) compared.now.push(pair?.now ?? [whole(gone[index])]);
        compared.next.push(pair?.next ?? [whole(line)]);
      });
      compared.now.push(...gone.slice(value.length).map((line) => [whole(line)]));
      gone = [];
    } else {
      compared.now.push(...gone.map((line) => [whole(line)]));
      gone = [];
      const same = value.map((text) => [{ text, changed: false }]);
      compared.now.push(...same);
      compared.next.push(...same);
    }
  }
  compared.now.push(...gone.map((line) => [whole(line)]));
  return compared;
}

const whole = (text: string): Run => ({ text, changed: true });

function compareWords(now: string, next: string): { now: Run[]; next: Run[] } | null {
  const changes = diffWordsWithSpace(now, next);
  const kept = changes.filter(({ added, removed }) => !added && !removed);
  const length = kept.reduce((sum, { value }) => sum + value.trim().length, 0);
  if (length * 2 < Math.max(now.trim().length, next.trim().length)) return null;
  return {
    now: changes
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, changed: Boolean(removed) })),
    next: changes
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, changed: Boolean(added) })),
  };
}
