import { ApiError, type Problem } from '#web/http/problem.ts';

/** The API's refusal, for the screen; other errors are bugs and are rethrown. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  throw error;
}
