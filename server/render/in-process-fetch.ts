import type { FastifyInstance, InjectOptions } from 'fastify';

/** `fetch` that answers from our own routes without a socket, for loaders that run on the server on behalf of `address`. */
export function inProcessFetch(app: FastifyInstance, address: string) {
  return async (input: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(input);
    const answer = await app.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'],
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      payload: typeof init.body === 'string' ? init.body : undefined,
      remoteAddress: address,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}
