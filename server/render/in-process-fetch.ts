import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** Requests with these headers count for the caller's rate limits (server/http/callers.ts). */
const SAME_CALLER = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'];

/** Calls the server's own routes without a network connection, on behalf of a caller. Follows redirects for good. */
export function inProcessFetch(app: FastifyInstance, { ip, headers: asked }: Pick<FastifyRequest, 'ip' | 'headers'>) {
  const same = Object.fromEntries(Object.entries(asked).filter(([name]) => SAME_CALLER.includes(name)));
  return async function fetch(input: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(input);
    const answer = await app.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'],
      url: pathname + search,
      headers: { ...same, ...Object.fromEntries(new Headers(init.headers)) },
      payload: typeof init.body === 'string' ? init.body : undefined,
      remoteAddress: ip,
    });
    const { location } = answer.headers;
    if (answer.statusCode === 301 && location) return fetch(new URL(location, input).href, init);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}
