import rateLimit from '@fastify/rate-limit';
import type { Config } from '#server/config.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { callerOf } from './callers.ts';

/** Bytes that a JSON body may have; a route that takes more says so with its own `bodyLimit`. */
export const BODY_LIMIT = 131_072;

/** Characters of an address with its query; longer ones are nobody's search. */
const LONGEST_ADDRESS = 8_192;

/**
 * How long a connection may take, in milliseconds: who sends a byte a minute holds none of ours. Node itself refuses more than 16 KiB of
 * headers. A photo of 8 MB over a slow phone needs about a minute.
 */
export const PATIENCE = {
  requestTimeout: 120_000,
  /** No byte in either direction for so long ends the connection. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const;

/** Addresses that are counted at once; the one that was longest away is forgotten first. */
const COUNTED = 50_000;

/** Requests per minute and network, as shares of `RATE_LIMIT`, by how a path begins; the first that fits counts. */
const SHARES: readonly (readonly [beginning: RegExp, share: number])[] = [
  [/^\/api\//, 1],
  [/^\/cartel\//, 1],
  // A file that lies ready. A first visit asks for some fifty.
  [/^\/(assets|archivos)\//, 5],
  // Composed and encoded for whoever shows a link.
  [/^\/compartir\//, 0.05],
  [/^\/sitemap\.xml$/, 0.05],
  // Screens, rendered here for a first visit; what asks often is the browser, by the API.
  [/^/, 0.5],
];

/** Requests that a network may make per minute to a route of this pattern. */
export function mostPerMinute(pattern: string, rateLimit: number): number {
  const [, share] = SHARES.find(([beginning]) => beginning.test(pattern))!;
  return Math.max(1, Math.ceil(rateLimit * share));
}

/**
 * Limits the requests of every route that is added from now on, by network; `/api/` has one count for all its routes, each other route its own.
 * A costly route asks for less with its own `config: { rateLimit: { max: 20, timeWindow: 60_000 } }`. Each process counts for itself: what must
 * hold across processes (sign-in) is counted in the database by whoever needs it.
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
