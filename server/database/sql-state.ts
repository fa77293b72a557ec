/**
 * PostgreSQL translates its messages, so errors are classified by SQLSTATE and by the name of the C routine.
 * @see https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
interface DatabaseError {
  code?: string;
  routine?: string;
  /** System call that failed. Set only for errors of the operating system. */
  syscall?: string;
  message?: string;
}

/**
 * Returns `true` if a text contains NUL, or half of a surrogate pair in JSON. PostgreSQL cannot store these characters.
 */
export function isUnwritable(error: unknown): boolean {
  const { code, routine = '' } = error as DatabaseError;
  return code === '22021' || code === '22P05' || (code === '22P02' && routine.startsWith('json'));
}

/**
 * Returns `true` if the database is unreachable or a time limit passed. Nothing was written, and a later attempt may
 * succeed.
 */
export function isAway(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as DatabaseError;
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[1235]|57014|55P03|25P0[34]|08\d{3}|53300)$/.test(code) ||
    (code === 'ENOENT' && syscall === 'connect') ||
    // The client library gives these errors no code, and does not translate its messages.
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  );
}
