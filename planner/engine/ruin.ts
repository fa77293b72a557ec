import type { Random } from './random.ts';
import type { Tour } from './tour.ts';

export interface RuinSettings {
  strings: number;
  length: number;
}

/**
 * String removal (Christiaens and Vanden Berghe 2020).
 * @returns the number of visits written to `removed`
 */
export function ruin(tour: Tour, settings: RuinSettings, random: Random, removed: Int32Array): number {
  const { instance } = tour;
  const { items, near, nearCount, routes } = instance;
  const visited = items - tour.outCount;
  if (visited === 0) return 0;
  const seed = randomVisit(tour, random);
  const strings = 1 + random.below(settings.strings);
  let filled = cut(tour, seed, settings.length, random, removed, 0);
  let done = 1;
  if (routes > 1) {
    let used = 1 << ruinedRoute;
    for (let n = 0; n < nearCount && done < strings; n++) {
      const neighbour = near[seed * nearCount + n]!;
      const r = tour.routeOf[neighbour]!;
      if (r < 0 || (used & (1 << r)) !== 0) continue;
      used |= 1 << r;
      filled = cut(tour, neighbour, settings.length, random, removed, filled);
      done++;
    }
  } else {
    for (; done < strings && tour.outCount < items; done++) {
      filled = cut(tour, randomVisit(tour, random), settings.length, random, removed, filled);
    }
  }
  return filled;
}

let ruinedRoute = 0;

function randomVisit(tour: Tour, random: Random): number {
  const { items, routes } = tour.instance;
  let pick = random.below(items - tour.outCount);
  for (let r = 0; r < routes; r++) {
    const visits = tour.length[r]! - 2;
    if (pick < visits) return tour.seq[r * tour.stride + 1 + pick]!;
    pick -= visits;
  }
  throw new Error('the visit count of the tour is wrong');
}

/** With probability one half, one to three visits in the middle of a longer string stay. */
function cut(tour: Tour, visit: number, longest: number, random: Random, removed: Int32Array, filled: number): number {
  const r = tour.routeOf[visit]!;
  ruinedRoute = r;
  const base = r * tour.stride;
  const visits = tour.length[r]! - 2;
  let position = 1;
  while (tour.seq[base + position] !== visit) position++;
  const count = 1 + random.below(Math.min(longest, visits));
  const first = Math.max(1, position - random.below(count));
  const start = Math.min(first, visits - count + 1);
  let next = filled;
  if (count >= 3 && visits > count && random.below(2) === 0) {
    const spared = 1 + random.below(Math.min(3, visits - count));
    const head = 1 + random.below(count - 1);
    const shifted = Math.min(start, visits - count - spared + 1);
    next = tour.removeRun(r, shifted + head + spared, count - head, removed, next);
    next = tour.removeRun(r, shifted, head, removed, next);
  } else next = tour.removeRun(r, start, count, removed, next);
  tour.rebuild(r);
  return next;
}
