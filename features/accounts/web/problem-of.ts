import { ApiError, type Problem } from '#web/http/problem.ts';

/** The API's refusal, for the screen; other errors are bugs and are rethrown. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  throw error;
}

/** Errors of single fields, by their name in the body. */
export function fieldIssues({ issues = [] }: Problem): { field: string; message: string }[] {
  return issues.flatMap(({ path, message }) => {
    const field = path.startsWith('body.') ? path.slice('body.'.length) : '';
    return field ? [{ field, message }] : [];
  });
}
