import { type AnnealSettings, anneal, type Effort, type Outcome } from './anneal.ts';
import type { Instance } from './instance.ts';

const RUNS = 2;
/** Only a search with at least `RESTART_FROM` iterations has two runs. */
const RESTART_FROM = 1000;

/**
 * Divides the iterations among runs with different seeds, because a run that cools down far from the best solution
 * stays there. Only the first run begins with `start`.
 * @returns the best outcome
 */
export function annealWithRestarts(
  instance: Instance,
  effort: Effort,
  settings: AnnealSettings,
  start: number[][],
): Outcome {
  const { iterations, seed, onProgress } = effort;
  if (iterations === undefined || iterations < RESTART_FROM) return anneal(instance, effort, settings, start);
  const part = (run: number): Effort => ({
    ...effort,
    iterations: Math.ceil(iterations / RUNS),
    seed: seed + run,
    ...(onProgress && { onProgress: (share) => onProgress((run + share) / RUNS) }),
  });
  let best = anneal(instance, part(0), settings, start);
  for (let run = 1; run < RUNS && !effort.signal?.aborted; run++) {
    const other = anneal(instance, part(run), settings);
    if (isBetter(instance, other, best)) best = other;
  }
  return best;
}

function isBetter({ side }: Instance, one: Outcome, other: Outcome): boolean {
  if (side?.comfort != null || one.prize === other.prize) return one.value > other.value;
  return one.prize > other.prize;
}
