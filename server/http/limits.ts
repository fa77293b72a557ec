import rateLimit from '@fastify/rate-limit';
import type { Config } from '#server/config.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { callerOf } from './callers.ts';

/** Bytes of a JSON body. Routes with larger bodies set `bodyLimit`. */
export const BODY_LIMIT = 131_072;

/** Characters of a URL with its query. */
const LONGEST_ADDRESS = 8_192;

/**
 * Milliseconds, against clients that send slowly on purpose. A photo of 8 MB from a slow phone takes about a minute.
 */
export const PATIENCE = {
  requestTimeout: 120_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const;

/** Above this number of callers, the caller with the oldest request is dropped. */
const COUNTED = 50_000;

/** Requests per minute and network, as a multiple of `RATE_LIMIT`. The first matching entry applies. */
const SHARES: readonly (readonly [beginning: RegExp, share: number])[] = [
  [/^\/api\//, 1],
  [/^\/cartel\//, 1],
  // A first visit requests about fifty files.
  [/^\/(assets|archivos)\//, 5],
  // Share images are drawn on request, which is expensive.
  [/^\/compartir\//, 0.05],
  [/^\/sitemap\.xml$/, 0.05],
  // The server renders only the first page of a visit.
  [/^/, 0.5],
];

export function mostPerMinute(pattern: string, rateLimit: number): number {
  const [, share] = SHARES.find(([beginning]) => beginning.test(pattern))!;
  return Math.max(1, Math.ceil(rateLimit * share));
}

/**
 * Limits routes that are added after this call, per network. All routes below `/api/` share one counter, and every
 * other route has its own. Each process counts separately.
 */
export async function limitRequests(app: App, { RATE_LIMIT }: Config): Promise<void> {
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > LONGEST_ADDRESS) throw problem(PLATFORM_ERRORS, 'address_too_long');
  });
  if (RATE_LIMIT === 0) return;
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/')) return;
    const max = mostPerMinute(route.url, RATE_LIMIT);
    route.config = { rateLimit: { max, timeWindow: 60_000 }, ...route.config };
  });
  await app.register(rateLimit, {
    max: RATE_LIMIT,
    timeWindow: 60_000,
    cache: COUNTED,
    keyGenerator: callerOf,
    errorResponseBuilder: (_request, { ttl }) =>
      problem(PLATFORM_ERRORS, 'rate_limited', { headers: { 'retry-after': String(Math.ceil(ttl / 1000)) } }),
  });
}
