/**
 * PostgreSQL translates its messages, so errors are recognised by SQLSTATE and by the name of the C routine.
 * @see https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
interface DatabaseError {
  code?: string;
  routine?: string;
  /** Name of the failed system call, if the operating system reported the error. */
  syscall?: string;
  message?: string;
}

/** `true` if the text contains a character that PostgreSQL cannot store: NUL, or half of a surrogate pair. */
export function isUnwritable(error: unknown): boolean {
  const { code, routine = '' } = error as DatabaseError;
  return code === '22021' || code === '22P05' || (code === '22P02' && routine.startsWith('json'));
}

/**
 * `true` if the database is unreachable or a time limit has passed. Nothing was written, and a later attempt may
 * succeed.
 */
export function isAway(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as DatabaseError;
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[1235]|57014|55P03|25P0[34]|08\d{3}|53300)$/.test(code) ||
    (code === 'ENOENT' && syscall === 'connect') ||
    // These errors of the client library have no code.
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  );
}
