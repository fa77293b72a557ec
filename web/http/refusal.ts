import { ApiError } from '#web/http/problem.ts';

/** Returns one text with all issues of the error. Rethrows an error that is no `ApiError`. */
export function refusal(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { detail, issues = [] } = error.problem;
  return [detail, ...issues.map(({ message }) => message)].join(' ');
}
