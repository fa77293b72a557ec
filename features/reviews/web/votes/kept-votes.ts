import { storage } from '#web/storage.ts';

const KEY = 'votos';

/** Answers and reviews for which this browser voted. */
export function hasVoted(id: string): boolean {
  return (storage.read<string[]>(KEY) ?? []).includes(id);
}

export function keepVote(id: string, isUseful: boolean): void {
  const others = (storage.read<string[]>(KEY) ?? []).filter((other) => other !== id);
  storage.write(KEY, isUseful ? [...others, id] : others);
}
