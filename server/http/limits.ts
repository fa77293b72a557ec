import rateLimit from '@fastify/rate-limit';
import type { Config } from '#server/config.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';

/**
 * Limits the API's requests by address. A costly route asks for less with its own
 * `config: { rateLimit: { max: 20, timeWindow: 60_000 } }`.
 */
export async function limitRequests(app: App, { RATE_LIMIT }: Config): Promise<void> {
  if (RATE_LIMIT === 0) return;
  await app.register(rateLimit, {
    max: RATE_LIMIT,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) =>
      problem(PLATFORM_ERRORS, 'rate_limited', { headers: { 'retry-after': String(Math.ceil(ttl / 1000)) } }),
  });
}
