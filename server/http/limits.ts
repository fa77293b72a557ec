import rateLimit from '@fastify/rate-limit';
import type { Config } from '#server/config.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { callerOf } from './callers.ts';

/** Largest size of a JSON body in bytes. Routes with larger bodies set their own `bodyLimit`. */
export const BODY_LIMIT = 131_072;

/** Largest length of a URL with its query, in characters. */
const LONGEST_ADDRESS = 8_192;

/**
 * Timeouts of a connection in milliseconds, against clients that send slowly on purpose. A photo of 8 MB from a slow phone takes about a minute.
 * Headers need no limit here, because Node refuses more than 16 KiB of them.
 */
export const PATIENCE = {
  requestTimeout: 120_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const;

/**
 * Largest number of callers that are counted. Above this number, the caller whose last request is oldest is dropped.
 */
const COUNTED = 50_000;

/** Requests per minute and network, as a multiple of the setting `RATE_LIMIT`, by the beginning of the path. The first matching entry applies. */
const SHARES: readonly (readonly [beginning: RegExp, share: number])[] = [
  [/^\/api\//, 1],
  [/^\/cartel\//, 1],
  // Static files. A first visit requests about fifty.
  [/^\/(assets|archivos)\//, 5],
  // Share images are drawn and encoded on request, which is expensive.
  [/^\/compartir\//, 0.05],
  [/^\/sitemap\.xml$/, 0.05],
  // Pages. The server renders only the first page of a visit. Later data comes from the API.
  [/^/, 0.5],
];

export function mostPerMinute(pattern: string, rateLimit: number): number {
  const [, share] = SHARES.find(([beginning]) => beginning.test(pattern))!;
  return Math.max(1, Math.ceil(rateLimit * share));
}

/**
 * Limits the requests per network to every route added after this call. All routes below `/api/` share one counter.
 * Every other route has its own counter. An expensive route sets a lower limit with `config: { rateLimit: { max: 20,
 * timeWindow: 60_000 } }`. Each process counts separately. Limits across processes, such as those of sign-in, are
 * counted in the database.
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
