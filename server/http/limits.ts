import rateLimit from '@fastify/rate-limit';
import type { Config } from '#server/config.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { callerOf } from './callers.ts';

/** Bytes of a JSON body. */
export const BODY_LIMIT = 131_072;

/** Characters of a URL with its query. */
const LONGEST_ADDRESS = 8_192;

/** Milliseconds. The limits end connections of clients that send slowly on purpose. */
export const PATIENCE = {
  requestTimeout: 120_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const;

/** Maximum number of callers that are counted. */
const COUNTED = 50_000;

/** Requests per minute and network, as a multiple of `RATE_LIMIT`. The first matching pattern counts. */
const SHARES: readonly (readonly [beginning: RegExp, share: number])[] = [
  [/^\/api\//, 1],
  [/^\/cartel\//, 1],
  // A first visit requests about fifty files.
  [/^\/(assets|archivos)\//, 5],
  // Drawing a share image is expensive.
  [/^\/compartir\//, 0.05],
  [/^\/sitemap\.xml$/, 0.05],
  [/^/, 0.5],
];

export function mostPerMinute(pattern: string, rateLimit: number): number {
  const [, share] = SHARES.find(([beginning]) => beginning.test(pattern))!;
  return Math.max(1, Math.ceil(rateLimit * share));
}

/**
 * Limits the routes that are added after this call. The routes below `/api/` share one counter per network. Each
 * process counts separately.
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
