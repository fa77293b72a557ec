import { ApiError, type Problem } from '#web/http/problem.ts';

/** What the API refused, for the screen that asked; anything else is a fault of ours and goes on. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  throw error;
}

/** The faults of single fields, by the name that they have in the body. */
export function fieldIssues({ issues = [] }: Problem): { field: string; message: string }[] {
  return issues.flatMap(({ path, message }) => {
    const field = path.startsWith('body.') ? path.slice('body.'.length) : '';
    return field ? [{ field, message }] : [];
  });
}
