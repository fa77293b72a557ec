import { ApiError } from '#web/http/problem.ts';

/** The text includes all issues. Rethrows errors other than `ApiError`. */
export function refusal(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { detail, issues = [] } = error.problem;
  return [detail, ...issues.map(({ message }) => message)].join(' ');
}
