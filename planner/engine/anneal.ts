import { discomfort } from './comfort.ts';
import type { Instance } from './instance.ts';
import { Random } from './random.ts';
import { Recreate } from './recreate.ts';
import { ruin } from './ruin.ts';
import { Tour } from './tour.ts';

/**
 * The search ends after a number of iterations or milliseconds. Only a number of iterations gives the same result on
 * every machine.
 */
export interface Effort {
  iterations?: number;
  budgetMs?: number;
  /** Monotonic milliseconds. Required with `budgetMs`. */
  clock?: () => number;
  seed: number;
  signal?: { readonly aborted: boolean };
  onProgress?: (share: number) => void;
}

export interface Outcome {
  routes: number[][];
  prize: number;
  /** Prize minus discomfort and the cost of the ways. */
  value: number;
  iterations: number;
}

export interface AnnealSettings {
  strings: number;
  stringLength: number;
  blink: number;
  tried: number;
  /** Temperatures at the start (`hot`) and at the end (`cold`) of the search, as multiples of the mean prize. */
  hot: number;
  cold: number;
  /** Value of saving one average leg, as a multiple of the mean prize. 0 ignores travel time. */
  thrift: number;
}

export const DEFAULTS: AnnealSettings = {
  strings: 3,
  stringLength: 6,
  blink: 0.02,
  tried: 30,
  hot: 0.6,
  cold: 0.05,
  thrift: 0,
};

/** Ruin and recreate under simulated annealing: a worse result is kept with a probability that falls over time. */
export function anneal(
  instance: Instance,
  effort: Effort,
  settings: AnnealSettings = DEFAULTS,
  start?: number[][],
): Outcome {
  const random = new Random(effort.seed);
  const tour = new Tour(instance);
  const recreate = new Recreate(instance);
  const removed = new Int32Array(instance.items);
  if (start !== undefined) load(tour, start);
  if (!tour.sound()) tour.restore();
  recreate.run(tour, removed, 0, { blink: 0, tried: instance.items }, random);
  tour.settle();

  const scale = meanPrize(instance);
  const perTravel = (settings.thrift * scale) / Math.max(1, meanLeg(tour));
  const value = () => {
    let travel = 0;
    for (let r = 0; r < instance.routes; r++) travel += tour.travel[r]!;
    return tour.prize - discomfort(tour) - perTravel * travel;
  };
  let current = value();
  let best = current;
  let bestRoutes = tour.visits();
  let bestPrize = tour.prize;
  const comfort = instance.side?.comfort != null;

  const { iterations = Number.POSITIVE_INFINITY, budgetMs, clock, signal, onProgress } = effort;
  const began = clock?.() ?? 0;
  const cooling = settings.cold / settings.hot;
  let temperature = settings.hot * scale;
  let done = 0;
  for (; done < iterations; done++) {
    if ((done & 31) === 0) {
      let share = Number.isFinite(iterations) ? done / iterations : 0;
      if (budgetMs !== undefined && clock !== undefined) share = Math.max(share, (clock() - began) / budgetMs);
      if (share >= 1 || signal?.aborted) break;
      temperature = settings.hot * scale * cooling ** share;
      if ((done & 1023) === 0) onProgress?.(share);
    }
    const count = ruin(tour, { strings: settings.strings, length: settings.stringLength }, random, removed);
    if (!tour.sound()) {
      tour.restore();
      continue;
    }
    recreate.run(tour, removed, count, settings, random);
    const next = value();
    if (next > current + temperature * Math.log(random.unit())) {
      current = next;
      tour.settle();
      const isBest = comfort ? next > best : tour.prize > bestPrize || (tour.prize === bestPrize && next > best);
      if (isBest) {
        best = next;
        bestPrize = tour.prize;
        bestRoutes = tour.visits();
      }
    } else tour.restore();
  }
  return { routes: bestRoutes, prize: bestPrize, value: best, iterations: done };
}

function load(tour: Tour, routes: number[][]): void {
  for (const [r, visits] of routes.entries()) {
    for (const [k, item] of visits.entries()) tour.insert(item, r, k);
  }
}

function meanPrize(instance: Instance): number {
  let sum = 0;
  for (let i = 0; i < instance.items; i++) sum += instance.prize[i]!;
  return Math.max(1, sum / Math.max(1, instance.items));
}

function meanLeg(tour: Tour): number {
  let sum = 0;
  let legs = 0;
  for (let r = 0; r < tour.instance.routes; r++) {
    sum += tour.travel[r]!;
    legs += tour.length[r]! - 1;
  }
  return sum / Math.max(1, legs);
}
