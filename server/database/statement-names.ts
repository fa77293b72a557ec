/** Sent so often by this process, a statement gets a name; what is put together anew each time never does. */
const SEEN = 3;
/** Each name holds memory of every connection, on both sides. */
const MOST_NAMES = 400;
const LONGEST = 8_000;
/** Which index serves a list best depends on what is asked for: it is planned anew each time. */
const LISTS = /\blimit\b/i;
/** Several statements in one text cannot be prepared. */
const SEVERAL = /;\s*\S/;

export interface Names {
  of(text: string): string | undefined;
  /** Every statement gets another name from now on. */
  renew(): void;
}

/** A table has changed since the statement was planned, and with it what the statement gives. */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

export function nameGiver(): Names {
  let seen = new Map<string, number>();
  let names = new Map<string, string>();
  let generation = 0;
  return {
    of(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= MOST_NAMES || text.length > LONGEST) return name;
      const times = (seen.get(text) ?? 0) + 1;
      // What is put together anew each time must not pile up here either.
      if (seen.size > 10 * MOST_NAMES) seen = new Map();
      seen.set(text, times);
      if (times < SEEN || LISTS.test(text) || SEVERAL.test(text)) return undefined;
      seen.delete(text);
      const given = `s${generation}_${names.size}`;
      names.set(text, given);
      return given;
    },
    renew() {
      generation += 1;
      names = new Map();
      seen = new Map();
    },
  };
}
