import { ApiError, type Problem } from '#web/http/problem.ts';

/** Rethrows errors that are no `ApiError`, because they are bugs. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  throw error;
}
