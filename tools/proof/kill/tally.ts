import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Outcome } from './outcome.ts';

const FILE = join(import.meta.dirname, '../../../.vereda/proof-kill.json');

export interface Plan {
  random: number;
  named: number;
  database: number;
}
export type Kind = keyof Plan;
const KINDS: readonly Kind[] = ['random', 'named', 'database'];

export interface Tally {
  plan: Plan;
  done: Plan;
  checkouts: number;
  cancelled: number;
  faults: number;
}

/**
 * A chunk is a part of a long run. Returns, for each kind of kill, the chunk's first kill (from 0) and number of kills.
 * @param from position of the chunk's first kill in the run, counted from 1
 * @param points number of kills in the chunk
 */
export function stretchOf(plan: Plan, from: number, points: number): Record<Kind, { first: number; count: number }> {
  let before = 0;
  const parts = KINDS.map((kind) => {
    const first = Math.max(0, from - 1 - before);
    const count = Math.max(0, Math.min(plan[kind], from - 1 + points - before) - first);
    before += plan[kind];
    return [kind, { first, count }] as const;
  });
  return Object.fromEntries(parts) as Record<Kind, { first: number; count: number }>;
}

export const sizeOf = ({ random, named, database }: Plan): number => random + named + database;

export async function openTally(plan: Plan, from: number): Promise<Tally> {
  if (from === 1) {
    return { plan, done: { random: 0, named: 0, database: 0 }, checkouts: 0, cancelled: 0, faults: 0 };
  }
  const kept = await readFile(FILE, 'utf8').catch(() => 'null');
  const tally = JSON.parse(kept) as Tally | null;
  const next = tally && sizeOf(tally.done) + 1;
  if (!tally || next !== from || KINDS.some((kind) => tally.plan[kind] !== plan[kind])) {
    throw new Error(
      `A chunk from ${from} has nothing to add to: ${next ? `the last one ended before ${next}` : 'begin from 1'}.`,
    );
  }
  return tally;
}

export async function count(tally: Tally, kind: Kind, points: number, outcome: Outcome): Promise<void> {
  tally.done[kind] += points;
  tally.checkouts += outcome.checkouts;
  tally.cancelled += outcome.cancelled;
  tally.faults += outcome.faults.length;
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(tally));
}

export function sumUp({ plan, done, checkouts, cancelled, faults }: Tally): string {
  const parts = KINDS.map((kind) => `${kind} ${done[kind]} of ${plan[kind]}`).join(', ');
  return `${sizeOf(done)} of ${sizeOf(plan)} points: ${parts}; ${checkouts} checkouts, ${cancelled} cancelled, ${faults} faults`;
}
