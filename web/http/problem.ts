/** Body of every failed answer (RFC 9457). `detail` is Spanish, for people; `code` is for programs. */
export interface Problem {
  type?: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  /** One per fault; `path` names the member (`query.limit`, `body.wish.days`). */
  issues?: { path: string; code?: string; message: string }[];
  requestId?: string;
}

/** What the caller of a failed request gets: the answer's problem, or one of the same shape when there was no answer. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ApiError';
    this.problem = problem;
  }
  get status(): number {
    return this.problem.status;
  }
}

/** What the server has by now, of a save that it refused with `code` because somebody else saved first; null: another error. */
export function currentOf<T>(error: unknown, code: string): T | null {
  if (!(error instanceof ApiError) || error.problem.code !== code) return null;
  return (error.problem as Problem & { current?: T }).current ?? null;
}

export function noAnswer(): Problem {
  return {
    title: 'Sin conexión',
    status: 0,
    detail: 'No pudimos comunicarnos con el servidor. Revisa tu conexión y vuelve a intentarlo.',
    code: 'no_answer',
  };
}

/** Problem of an answer that failed; a body of another kind (a proxy's page, nothing at all) becomes one. */
export async function problemOf(response: Response): Promise<Problem> {
  try {
    const body: unknown = await response.clone().json();
    if (body && typeof body === 'object' && 'detail' in body && typeof body.detail === 'string') {
      return { title: '', code: 'unknown', ...body, status: response.status } as Problem;
    }
  } catch {
    // Not JSON: described below.
  }
  return {
    title: 'Algo falló',
    status: response.status,
    detail: `El servidor respondió con un error (${response.status}). Vuelve a intentarlo en un momento.`,
    code: 'unreadable_answer',
  };
}
