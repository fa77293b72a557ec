import { ApiError } from '#web/http/problem.ts';

/** What a refused request says, with each fault it names; anything that is no answer of ours is thrown on. */
export function refusal(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { detail, issues = [] } = error.problem;
  return [detail, ...issues.map(({ message }) => message)].join(' ');
}
