import rateLimit from '@fastify/rate-limit';
import type { Config } from '#server/config.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { callerOf } from './callers.ts';

/** Maximum bytes of a JSON body. Routes that take more set their own `bodyLimit`. */
export const BODY_LIMIT = 131_072;

/** Maximum length of an address with its query, in characters. */
const LONGEST_ADDRESS = 8_192;

/**
 * Timeouts of a connection in milliseconds, against clients that send slowly on purpose. Node itself refuses more than 16 KiB of headers. A
 * photo of 8 MB over a slow phone needs about a minute.
 */
export const PATIENCE = {
  requestTimeout: 120_000,
  /** A connection without traffic in either direction is closed after this time. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const;

/** Maximum number of addresses that are counted. The least recently seen one is dropped first. */
const COUNTED = 50_000;

/** Requests per minute and network, as shares of `RATE_LIMIT`, by the beginning of the path. The first match counts. */
const SHARES: readonly (readonly [beginning: RegExp, share: number])[] = [
  [/^\/api\//, 1],
  [/^\/cartel\//, 1],
  // Static files: a first visit requests about fifty.
  [/^\/(assets|archivos)\//, 5],
  // Share images are composed and encoded for link previews.
  [/^\/compartir\//, 0.05],
  [/^\/sitemap\.xml$/, 0.05],
  // Screens are rendered on the server for a first visit only; later requests go to the API.
  [/^/, 0.5],
];

/** Maximum number of requests per minute from one network to a route with this pattern. */
export function mostPerMinute(pattern: string, rateLimit: number): number {
  const [, share] = SHARES.find(([beginning]) => beginning.test(pattern))!;
  return Math.max(1, Math.ceil(rateLimit * share));
}

/**
 * Limits the requests per network to every route that is added from now on. All routes below `/api/` share one count; every other route has
 * its own.
 * A costly route sets a lower limit with `config: { rateLimit: { max: 20, timeWindow: 60_000 } }`. Each process counts separately; limits
 * across processes (sign-in) are counted in the database.
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
