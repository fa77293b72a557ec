import { sql } from 'kysely';

/** A statement gets a name when it is sent this many times. */
const SEEN = 3;
/** Every name uses memory in each connection and in the server. */
const MOST_NAMES = 400;
const LONGEST = 8_000;
const MARK = '/* planned each time */';
/**
 * Part of a statement whose best plan depends on its parameters, such as a search by words or in a part of the map. The statement gets no name.
 * For other statements PostgreSQL itself chooses between one plan for all calls and a plan for each call. A literal
 * `limit` (`sql.lit`) helps it to choose.
 */
export const plannedEachTime = sql.raw(MARK);
/** PostgreSQL cannot prepare several statements in one text. */
const SEVERAL = /;\s*\S/;

export interface Names {
  of(text: string): string | undefined;
  renew(): void;
}

/** `true` if the columns of a table changed after PostgreSQL planned the statement. */
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
      // Without this limit, statements with varying text would fill the map.
      if (seen.size > 10 * MOST_NAMES) seen = new Map();
      seen.set(text, times);
      if (times < SEEN || text.includes(MARK) || SEVERAL.test(text)) return undefined;
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
