import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

/** Runs a task when a slot is free. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `most` tasks at a time; others wait in their order of arrival. A task beyond `mostWaiting` waiting ones is refused, because
 * each waiting task holds its bytes in memory.
 * @throws {Problem} `unavailable`, from the refused task.
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
      // The slot is passed to the next waiting task directly, so that a new one cannot overtake it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Images that may wait for decoding, some megabytes each. */
const MOST_IMAGES = 16;

/** The queue for decoding uploads. Decoding needs much memory, so a few people must not use all of it. */
export const decodingTurn = inTurns(2, MOST_IMAGES);
