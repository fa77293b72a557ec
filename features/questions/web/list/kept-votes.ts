import { storage } from '#web/storage.ts';

const KEY = 'votos';

/** Answers for which this browser voted. */
export function hasVoted(answerId: string): boolean {
  return (storage.read<string[]>(KEY) ?? []).includes(answerId);
}

export function keepVote(answerId: string, isUseful: boolean): void {
  const others = (storage.read<string[]>(KEY) ?? []).filter((id) => id !== answerId);
  storage.write(KEY, isUseful ? [...others, answerId] : others);
}
