/**
 * Classifies database errors. The server writes its messages in its own language: only the code (SQLSTATE) and the name of the routine that
 * raised the error are the same everywhere.
 * @see https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
interface DatabaseError {
  code?: string;
  routine?: string;
  /** Set for errors of the operating system. */
  syscall?: string;
  message?: string;
}

/**
 * The text contains a character that the database cannot store: a zero character in a value or in JSON, or half of a surrogate pair in
 * JSON.
 */
export function isUnwritable(error: unknown): boolean {
  const { code, routine = '' } = error as DatabaseError;
  return code === '22021' || code === '22P05' || (code === '22P02' && routine.startsWith('json'));
}

/**
 * The database is unreachable, restarting, or exceeded its time limits (time-limits.ts). Nothing was written, and a later attempt may
 * succeed.
 */
export function isAway(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as DatabaseError;
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[1235]|57014|55P03|25P0[34]|08\d{3}|53300)$/.test(code) ||
    (code === 'ENOENT' && syscall === 'connect') ||
    // The client library has no codes for these; its messages are not translated.
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  );
}
