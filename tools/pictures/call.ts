import { type InputOf, pathOf, type ReplyOf, type Route, type Shape } from '#features/route.ts';

type Input<Of extends Shape> = object extends InputOf<Of> ? [input?: InputOf<Of>] : [input: InputOf<Of>];

export const callerOf =
  (address: string, common: Record<string, string>) =>
  async <Of extends Shape>(route: Route<Of>, ...[input]: Input<Of>): Promise<ReplyOf<Of>> => {
    const { headers, body, ...rest } = (input ?? {}) as {
      params?: object;
      query?: object;
      headers?: Record<string, string>;
      body?: object;
    };
    const answer = await fetch(address + pathOf(route, rest), {
      method: route.method,
      headers: {
        ...common,
        ...(body && !(body instanceof Blob) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${route.method} ${route.path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as ReplyOf<Of>;
  };

export type Caller = ReturnType<typeof callerOf>;
