import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { callingOrigins } from './share-api.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writing requests from pages of other sites, because browsers add the visitor's cookies to them. Programs send
 * no `Origin` header and are accepted.
 */
export function refuseForeignPages(app: App, config: Config): void {
  const ours = callingOrigins(config);
  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && isForeign(request, ours)) throw problem(PLATFORM_ERRORS, 'foreign_page');
  });
}

function isForeign({ headers }: FastifyRequest, ours: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin, host } = headers;
  if (origin === undefined) return site !== undefined;
  return !ours.has(origin) && origin !== `http://${host}` && origin !== `https://${host}`;
}
