import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

/** Runs one piece of work when its turn has come. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs what it is given, at most `most` at a time; others wait in the order in which they came. With `mostWaiting` in line already a further one is
 * refused, for each that waits holds its bytes in memory.
 * @throws {Problem} `unavailable`, from the work that is refused.
 */
export function inTurns(most: number, mostWaiting: number): Turn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else if (waiting.length >= mostWaiting)
      throw problem(PLATFORM_ERRORS, 'unavailable', { headers: { 'retry-after': '5' } });
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // The place is handed on, not given up: nobody who comes now may slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Images that wait to be decoded, of some megabytes each. */
const MOST_IMAGES = 16;

/** For every image that people send: decoding takes memory, and more at once would let a few people take all of it. */
export const decodingTurn = inTurns(2, MOST_IMAGES);
