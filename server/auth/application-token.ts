import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { hashSecret } from './secrets.ts';

/**
 * Protects the routes that are added after this call.
 * @param applies receives the pattern of a route, such as `/api/companies/:idOrSlug/`.
 */
export function authorizeByApplicationToken(app: App, token: string, applies: (pattern: string) => boolean): void {
  const expected = hashSecret(token);
  const check = async ({ headers }: FastifyRequest) => {
    const challenge = { 'www-authenticate': 'Bearer realm="vereda"' };
    if (!headers.authorization) throw problem(PLATFORM_ERRORS, 'app_token_missing', { headers: challenge });
    const [, sent] = /^Bearer +(\S+)$/i.exec(headers.authorization) ?? [];
    if (!sent || !timingSafeEqual(hashSecret(sent), expected)) {
      throw problem(PLATFORM_ERRORS, 'app_token_wrong', { headers: challenge });
    }
  };
  app.addHook('onRoute', (route) => {
    if (applies(route.url)) route.onRequest = [...[route.onRequest ?? []].flat(), check];
  });
}
