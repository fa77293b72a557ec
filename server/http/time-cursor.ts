import { type RawBuilder, sql } from 'kysely';
import { PLATFORM_ERRORS, type Problem, problem } from '#server/errors.ts';

/**
 * Position in a list that is sorted newest first. `at` is microseconds since 1970 as text, because a JavaScript date
 * has only milliseconds.
 */
export interface TimeCursor {
  at: string;
  id: string;
}

export const PAGE_SIZE = 24;

/** @throws {Problem} `invalid` if the cursor is malformed. */
export function readTimeCursor(cursor: string | undefined): TimeCursor | null {
  if (cursor === undefined) return null;
  const [, at, id] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at && id) return { at, id };
  throw strangeCursor();
}

export function strangeCursor(): Problem {
  const message = 'Ese cursor no es de esta lista. Empieza de nuevo sin él.';
  return problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'query.cursor', code: 'cursor', message }] });
}

/** @param rows one row more than the limit, if there are more rows. */
export function cutPage<Row extends TimeCursor>(rows: Row[], limit: number): { rows: Row[]; next: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last ? Buffer.from(`${last.at}.${last.id}`).toString('base64url') : null };
}

/** Converts a timestamp column to the microseconds of a cursor. */
export function microseconds(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;
}

/**
 * Selects the rows after a cursor in the order `column desc, id`. The first comparison lets PostgreSQL use an index.
 */
export function beyond(
  column: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  after: TimeCursor | null,
): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const then = sql`timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond'`;
  return sql`(${column} <= ${then} and (${column} < ${then} or ${id}::text > ${after.id}))`;
}
