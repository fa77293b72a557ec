/** Body of a failed response (RFC 9457). `detail` is Spanish. */
export interface Problem {
  type?: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  /** `path` begins with the part of the request: `query.limit`, `body.wish.days`. */
  issues?: { path: string; code?: string; message: string }[];
  requestId?: string;
}

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

/**
 * Returns true if the thing in the page's address does not exist. A malformed id in an address is refused as bad input
 * (400). Use it only for requests that read one thing and have no other input.
 */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Returns the server's current version if another person saved first. */
export function currentOf<T>(error: unknown, code: string): T | null {
  if (!(error instanceof ApiError) || error.problem.code !== code) return null;
  return (error.problem as Problem & { current?: T }).current ?? null;
}

export function noAnswer(): Problem {
  return {
    title: 'Sin conexión',
    status: 0,
    detail: 'No nos llega respuesta. Revisa tu conexión y vuelve a intentarlo.',
    code: 'no_answer',
  };
}

/**
 * If the body is not problem details, such as a proxy's HTML page, returns a problem with the code `unreadable_answer`.
 */
export async function problemOf(response: Response): Promise<Problem> {
  try {
    const body: unknown = await response.clone().json();
    if (body && typeof body === 'object' && 'detail' in body && typeof body.detail === 'string') {
      return { title: '', code: 'unknown', ...body, status: response.status } as Problem;
    }
  } catch {}
  return {
    title: 'Algo falló',
    status: response.status,
    detail: `No pudimos responderte (${response.status}). Vuelve a intentarlo en un momento.`,
    code: 'unreadable_answer',
  };
}
