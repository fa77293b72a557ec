import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type InputOf, pathOf, type ReplyOf, type Route, type Shape } from '#features/route.ts';
import type { ProblemBody } from '#server/errors.ts';
import type { App } from '#server/platform.ts';

export type Input<Of extends Shape> = object extends InputOf<Of> ? [input?: InputOf<Of>] : [input: InputOf<Of>];
export type Answer<Of extends Shape> = Omit<LightMyRequestResponse, 'json'> & {
  json(): ReplyOf<Of>;
  problem(): ProblemBody;
};

export function requestOf<Of extends Shape>(route: Route<Of>, ...[input]: Input<Of>): InjectOptions {
  const { headers, body, ...rest } = (input ?? {}) as {
    params?: object;
    query?: object;
    headers?: Record<string, string>;
    body?: object;
  };
  return {
    method: route.method,
    url: pathOf(route, rest),
    ...(headers && { headers }),
    ...(body !== undefined && { payload: body }),
  };
}

export async function call<Of extends Shape>(app: App, route: Route<Of>, ...input: Input<Of>): Promise<Answer<Of>> {
  return answerOf(await app.inject(requestOf(route, ...input)));
}

export const answerOf = <Of extends Shape>(answer: LightMyRequestResponse): Answer<Of> =>
  Object.assign(answer, { problem: () => answer.json<ProblemBody>() });
