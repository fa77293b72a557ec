import cors from '@fastify/cors';
import type { Config } from '#server/config.ts';
import type { App } from '#server/platform.ts';

/** Headers that our pages read although CORS hides them by default. */
const EXPOSED = ['content-disposition', 'date', 'etag', 'retry-after', 'x-request-id'];
/** Seconds for which a browser caches a preflight answer. Chromium allows at most this value. */
const REMEMBERED = 7_200;

export function callingOrigins({ PUBLIC_URL, API_ORIGINS }: Pick<Config, 'PUBLIC_URL' | 'API_ORIGINS'>): Set<string> {
  return new Set([new URL(PUBLIC_URL).origin, ...API_ORIGINS]);
}

/** Lets the pages of our origins call the API with cookies (CORS). */
export async function shareApi(app: App, config: Config): Promise<void> {
  const origins = callingOrigins(config);
  const api = new URL(config.API_BASE_URL ?? config.PUBLIC_URL).origin;
  if (origins.size === 1 && origins.has(api)) return;
  const shared = {
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: REMEMBERED,
    strictPreflight: false,
  };
  await app.register(cors, {
    delegator: ({ url = '', headers: { origin = '' } }, done) =>
      done(null, { ...shared, origin: url.startsWith('/api/') && origins.has(origin) ? origin : false }),
  });
}
