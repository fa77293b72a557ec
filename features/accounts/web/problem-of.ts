import { ApiError, type Problem } from '#web/http/problem.ts';

/** @throws errors that are not `ApiError`, because these errors are bugs. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  throw error;
}
