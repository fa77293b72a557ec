import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * At most `most` tasks run at the same time. Other tasks wait in order of arrival.
 * @param mostWaiting is limited, because each waiting task holds bytes in memory.
 * @throws {Problem} `unavailable` from a refused task.
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
      // The slot goes directly to the next waiting task, so that no new task overtakes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Each waiting image takes some megabytes of memory. */
const MOST_IMAGES = 16;

export const decodingTurn = inTurns(2, MOST_IMAGES);
