import { ApiError } from '#web/http/problem.ts';

/** Returns the text of an `ApiError` with all its issues. Other errors are rethrown. */
export function refusal(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { detail, issues = [] } = error.problem;
  return [detail, ...issues.map(({ message }) => message)].join(' ');
}
