/** Runs what it is given, at most `most` at a time; the others wait in the order in which they came. */
export function inTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
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
