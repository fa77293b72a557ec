import { ApiError } from '#web/http/problem.ts';

/** Text of a refused request with each of its errors; other failures are rethrown. */
export function refusal(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { detail, issues = [] } = error.problem;
  return [detail, ...issues.map(({ message }) => message)].join(' ');
}
