import { type InputOf, pathOf, type ReplyOf, type Route, type Shape } from '#features/route.ts';
import type { Renewal } from '#web/session/renew-session.ts';
import { clearError, holdError } from './error-holder.ts';
import { ApiError, noAnswer, type Problem, problemOf } from './problem.ts';
import { authorizationFor, isPersonal, type TokenRule } from './token-rule.ts';

/** Calls the site's API. Every failure throws `ApiError`. */
export interface Api {
  call<Of extends Shape>(route: Route<Of>, ...input: CallInput<Of>): Promise<ReplyOf<Of>>;
  fetch<Of extends Shape>(route: Route<Of>, ...input: CallInput<Of>): Promise<Response>;
}

interface CallOptions {
  signal?: AbortSignal;
  /** `true` if the screen shows failures itself. The shared notice then stays hidden. */
  quiet?: boolean;
  /** `true` lets the browser finish the request after the page has gone. Its body must be smaller than 64 KiB. */
  keepalive?: boolean;
}

interface RequestOptions extends CallOptions {
  headers?: Record<string, string>;
}

type CallInput<Of extends Shape> =
  object extends InputOf<Of> ? [input?: InputOf<Of> & CallOptions] : [input: InputOf<Of> & CallOptions];

export interface TokenKeeper {
  isEnding(): boolean;
  /** @param used the token that was refused or is about to expire. */
  renew(used: string): Promise<Renewal>;
}

export interface ApiSettings extends TokenRule {
  base: string;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** The browser sends the session cookie to this path only. */
  cookiePath?: string;
  /** `true` in a public demo, which recognises a browser by its cookie. */
  cookiesEverywhere?: boolean;
  /** Absent on the server, where no person is signed in. */
  keeper?: TokenKeeper;
  /**
   * Asks for a proof of identity by one of `methods`. Resolves to `false` if the person gives none. Absent on the
   * server.
   */
  askProof?: (methods: readonly string[]) => Promise<boolean>;
  /** `true` stores failures in the shared errors store. Must be `false` on the server, which serves many people. */
  shared: boolean;
}

export function createApi(settings: ApiSettings): Api {
  const { keeper, cookiePath, cookiesEverywhere } = settings;

  /** Repeats a request after renewing an expired token, and after a required proof of identity. */
  async function send(path: string, init: RequestInit, options: RequestOptions = {}): Promise<Response> {
    const url = new URL(settings.base + path);
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

  interface AnyInput extends RequestOptions {
    params?: object;
    query?: object;
    body?: unknown;
  }

  function request({ method, path }: Pick<Route, 'method' | 'path'>, input: AnyInput = {}): Promise<Response> {
    const { params = {}, query = {}, body, ...options } = input;
    const init: RequestInit = { method, ...(options.keepalive && { keepalive: true }) };
    if (body instanceof Blob) init.body = body;
    else if (body !== undefined) init.body = JSON.stringify(body);
    return send(pathOf({ path }, { params, query }), init, options);
  }

  return {
    async call(route, ...[input]) {
      const response = await request(route, input as AnyInput);
      return response.status === 204 ? undefined : await response.json();
    },
    fetch: (route, ...[input]) => request(route, input as AnyInput),
  };
}

/** Makes an API for screens that show failures themselves. */
export function quietly(api: Api): Api {
  return {
    call: (route, ...[input]) => api.call(route, ...([{ ...input, quiet: true }] as never)),
    fetch: (route, ...[input]) => api.fetch(route, ...([{ ...input, quiet: true }] as never)),
  };
}
