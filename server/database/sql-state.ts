/**
 * What an error of the database means. The server writes its texts in the language that it is set to: only the code (SQLSTATE) and the name of the
 * routine that raised it are the same everywhere.
 * @see https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
interface DatabaseError {
  code?: string;
  routine?: string;
  /** Of an error of the operating system. */
  syscall?: string;
  message?: string;
}

/** A character that no text of the database can hold: a zero character in a value or in JSON, or half of a surrogate pair in JSON. */
export function isUnwritable(error: unknown): boolean {
  const { code, routine = '' } = error as DatabaseError;
  return code === '22021' || code === '22P05' || (code === '22P02' && routine.startsWith('json'));
}

/** The database cannot be reached, is being restarted, or did not do it within its time limits (time-limits.ts): nothing was kept, and trying again later will help. */
export function isAway(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as DatabaseError;
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[1235]|57014|55P03|25P0[34]|08\d{3}|53300)$/.test(code) ||
    (code === 'ENOENT' && syscall === 'connect') ||
    // The client library has no codes for these; its texts are not translated.
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  );
}
