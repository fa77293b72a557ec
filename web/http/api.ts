import { type InputOf, pathOf, type ReplyOf, type Route, type Shape } from '#features/route.ts';
import type { Renewal } from '#web/session/renew-session.ts';
import { clearError, holdError } from './error-holder.ts';
import { ApiError, noAnswer, type Problem, problemOf } from './problem.ts';
import { authorizationFor, isPersonal, type TokenRule } from './token-rule.ts';

type Query = object;

export interface RequestOptions {
  /** Query parameters. Undefined, null, empty and false values are omitted; lists are joined with commas. */
  query?: Query;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** `true` if the screen shows failures itself. The shared notice then stays hidden. */
  quiet?: boolean;
}

/**
 * The client of the site's API, in the browser and on the server. Paths begin with `/api/`, and paths of collections end in `/`. Every
 * failure throws `ApiError`.
 */
export interface Api {
  /** Calls a declared operation. The input has its parameters, query, headers and body; the result is its reply. */
  call<Of extends Shape>(route: Route<Of>, ...input: CallInput<Of>): Promise<ReplyOf<Of>>;
  /** The raw response of a declared operation, for files and streams. */
  fetch<Of extends Shape>(route: Route<Of>, ...input: CallInput<Of>): Promise<Response>;
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Returns the raw response, for files and streams. Tokens and failures are handled as by the other methods. */
  send(path: string, init: RequestInit, options?: RequestOptions): Promise<Response>;
}

interface CallOptions {
  signal?: AbortSignal;
  /** The screen shows the failure itself, so the shared notice does not. */
  quiet?: boolean;
}

/** The input may be left out where the operation needs none. */
type CallInput<Of extends Shape> =
  object extends InputOf<Of> ? [input?: InputOf<Of> & CallOptions] : [input: InputOf<Of> & CallOptions];

/** Renews the person's token. */
export interface TokenKeeper {
  isEnding(): boolean;
  /** @param used The token that was refused or is about to expire. */
  renew(used: string): Promise<Renewal>;
}

export interface ApiSettings extends TokenRule {
  /** Prefix of every path: the origin of the API, or a URL with a version. */
  base: string;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Path to which the session's cookies are sent, also on another host of this site. */
  cookiePath?: string;
  /** `true` sends cookies with every request. A public demo recognises the browser by a cookie, to show it only its own emails. */
  cookiesEverywhere?: boolean;
  /** Renews the person's token. Absent on the server, where no person is signed in. */
  keeper?: TokenKeeper;
  /** Asks the person for a proof of identity by one of `methods`. Resolves to `true` if the person gave it. Absent on the server. */
  askProof?: (methods: readonly string[]) => Promise<boolean>;
  /** `true` if failures are stored in the shared errors store. `false` on the server, which serves many people. */
  shared: boolean;
}

export function createApi(settings: ApiSettings): Api {
  const { keeper, cookiePath, cookiesEverywhere } = settings;

  /**
   * Sends a request. If the token has expired, the request is repeated with a renewed token, or without a token if the token cannot be
   * renewed. If the server requires a proof of identity, the person is asked for it and the request is repeated. If the person gives no
   * proof, the caller gets the error `step_up_needed` and no shared notice appears.
   */
  async function send(path: string, init: RequestInit, options: RequestOptions = {}): Promise<Response> {
    const url = new URL(settings.base + path);
    for (const [name, value] of searchOf(options.query)) url.searchParams.set(name, value);
    const enters = cookiePath !== undefined && path.startsWith(cookiePath);
    const tokenNow = () => (keeper && !enters && isPersonal(url, settings) ? settings.userToken() : null);
    const withCookies = enters || cookiesEverywhere;
    const ask = () => answerTo(url, withCookies ? { ...init, credentials: 'include' } : init, options);

    const ending = tokenNow();
    if (ending && keeper?.isEnding()) await keeper.renew(ending);
    const used = tokenNow();
    let response = await ask();
    if (used && response.status === 401 && (await problemOf(response)).code === 'session_ended') {
      if ((await keeper?.renew(used)) === 'no_answer') throw fail(new ApiError(noAnswer()), options);
      response = await ask();
    }
    if (response.status === 403 && settings.askProof) {
      const problem = await problemOf(response);
      const { code, methods = [] } = problem as Problem & { methods?: string[] };
      if (code === 'step_up_needed') {
        if (!(await settings.askProof(methods))) throw new ApiError(problem);
        response = await ask();
      }
    }
    if (!response.ok) throw fail(new ApiError(await problemOf(response)), options);
    if (settings.shared) clearError();
    return response;
  }

  async function answerTo(url: URL, init: RequestInit, options: RequestOptions): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', ...options.headers });
    const authorization = authorizationFor(url, settings);
    if (authorization) headers.set('authorization', authorization);
    // Uploads of files set their own content type.
    if (init.body && !headers.has('content-type')) headers.set('content-type', 'application/json');
    try {
      return await settings.fetch(url.href, { ...init, headers, signal: options.signal ?? null });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw fail(new ApiError(noAnswer()), options);
    }
  }

  function fail(error: ApiError, options: RequestOptions): ApiError {
    if (settings.shared) holdError(error.problem, options.quiet ?? false);
    return error;
  }

  async function call<T>(method: string, path: string, body: unknown, options?: RequestOptions): Promise<T> {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await send(path, init, options);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  interface AnyInput extends CallOptions {
    params?: object;
    query?: object;
    headers?: Record<string, string>;
    body?: unknown;
  }

  function request({ method, path }: Pick<Route, 'method' | 'path'>, input: AnyInput = {}): Promise<Response> {
    const { params = {}, body, ...options } = input;
    const init: RequestInit = { method };
    if (body instanceof Blob) init.body = body;
    else if (body !== undefined) init.body = JSON.stringify(body);
    return send(pathOf({ path }, { params }), init, options);
  }

  return {
    async call(route, ...[input]) {
      const response = await request(route, input as AnyInput);
      return response.status === 204 ? undefined : await response.json();
    },
    fetch: (route, ...[input]) => request(route, input as AnyInput),
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    send,
  };
}

/** Returns the client for the loaders of pages. Failures show no shared notice, because the error screen shows them. */
export function quietly(api: Api): Api {
  const quiet = (options?: RequestOptions) => ({ ...options, quiet: true });
  return {
    call: (route, ...[input]) => api.call(route, ...([{ ...input, quiet: true }] as never)),
    fetch: (route, ...[input]) => api.fetch(route, ...([{ ...input, quiet: true }] as never)),
    get: (path, options) => api.get(path, quiet(options)),
    post: (path, body, options) => api.post(path, body, quiet(options)),
    put: (path, body, options) => api.put(path, body, quiet(options)),
    patch: (path, body, options) => api.patch(path, body, quiet(options)),
    delete: (path, options) => api.delete(path, quiet(options)),
    send: (path, init, options) => api.send(path, init, quiet(options)),
  };
}

function* searchOf(query: Query = {}): Generator<[string, string]> {
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    yield [name, Array.isArray(value) ? value.join(',') : String(value)];
  }
}
