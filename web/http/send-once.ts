import { type InputOf, pathOf, type ReplyOf, type Route, type Shape } from '#features/route.ts';
import type { Api } from './api.ts';
import { ApiError } from './problem.ts';

const unanswered = new Map<string, string>();

/** Sends a request with an idempotency key. If the answer is lost, the next call with equal input uses the same key. */
export async function sendOnce<Of extends Shape>(
  api: Api,
  route: Route<Of>,
  input: InputOf<Of> & { signal?: AbortSignal; quiet?: boolean },
): Promise<ReplyOf<Of>> {
  const { params = {}, body = null } = input as { params?: object; body?: unknown };
  const about = JSON.stringify([route.method, pathOf(route, { params }), body]);
  const key = unanswered.get(about) ?? crypto.randomUUID();
  unanswered.set(about, key);
  try {
    const reply = await api.call(route, ...([{ ...input, headers: { 'idempotency-key': key } }] as never));
    unanswered.delete(about);
    return reply;
  } catch (error) {
    const status = error instanceof ApiError ? error.problem.status : 0;
    if (status >= 400 && status < 500 && status !== 429) unanswered.delete(about);
    throw error;
  }
}
