import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `most` tasks at the same time. Other tasks wait.
 * @param mostWaiting limits the waiting tasks, because each holds bytes in memory.
 * @throws {Problem} `unavailable` if too many tasks wait.
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
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Each waiting image needs some megabytes of memory. */
const MOST_IMAGES = 16;

export const decodingTurn = inTurns(2, MOST_IMAGES);
