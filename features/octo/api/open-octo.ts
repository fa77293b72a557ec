import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  activeCapabilities,
  type CapabilityId,
  OCTO_LANGUAGES,
  type OctoLanguage,
  preferredLanguage,
} from '#features/octo/contract/capability.ts';
import { OCTO_ERRORS } from '#features/octo/contract/errors.ts';
import { OCTO_BASE } from '#features/octo/contract/routes.ts';
import { readRegionSellers } from '#features/operators/api/public.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import type { Problem } from '#server/errors.ts';
import { dropBrokenOff, isBrokenOff } from '#server/http/broken-off.ts';
import type { App, Platform } from '#server/platform.ts';
import { type ActiveKey, findKey } from './keys/reseller-key.store.ts';
import { asOctoError, badRequest, OctoError, octoErrorBody } from './octo-error.ts';

export interface Asking {
  key: ActiveKey;
  language: OctoLanguage;
  pricing: boolean;
  content: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    octo: Asking;
  }
  interface FastifyContextConfig {
    unknownPath?: boolean;
  }
}

/** The limit is for each network. A busy reseller makes about a hundred requests a minute. */
export const octoRoute = { config: { rateLimit: { max: 1800, timeWindow: 60_000 } } };

/** A key gives no access to the routes for people, and a session gives no access to the OCTO routes. */
export function openOcto(app: App, { db, config }: Platform): void {
  app.decorateRequest('octo');

  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || request.routeOptions.config.unknownPath) return;
    const language = preferredLanguage(request.headers['accept-language']);
    const active = activeCapabilities(askedCapabilities(request));
    reply.headers({
      'cache-control': 'no-store',
      'octo-capabilities': active.join(', '),
      vary: 'Authorization, Octo-Capabilities, Accept-Language',
    });
    if (active.includes('octo/content')) {
      const spoken = language === 'es' ? 'es' : 'es, en';
      reply.headers({ 'content-language': spoken, 'available-languages': OCTO_LANGUAGES.join(', ') });
    }
    const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!given) throw new OctoError('UNAUTHORIZED');
    const found = await findKey(db, config.REGION, hashSecret(given));
    if (!found) throw new OctoError('FORBIDDEN');
    const { operator_id: own, net_bps } = found;
    const key = { ...found, sells: own ? [own] : await readRegionSellers(db, config.REGION, net_bps) };
    request.log = request.log.child({ reseller: key.id });
    const has = (id: CapabilityId) => active.includes(id);
    request.octo = { key, language, pricing: has('octo/pricing'), content: has('octo/content') };
  });

  // In OCTO's specification, the paths of lists end with a slash.
  app.addHook('onRoute', (route) => {
    const { url, method, handler, schema, config } = route;
    if (method === 'HEAD' || config?.unknownPath || url.endsWith('/')) return;
    app.route({
      url: `${url.slice(OCTO_BASE.length)}/`,
      method,
      handler,
      ...(schema && { schema }),
      ...(config && { config }),
    });
  });

  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });

  app.setErrorHandler((error: FastifyError | Problem | OctoError, request, reply) => {
    if (isBrokenOff(request, error)) return dropBrokenOff(request, reply, error);
    const refusal = asOctoError(error);
    const { status } = OCTO_ERRORS[refusal.code];
    if (status >= 500) request.log.error({ err: error }, 'octo request failed');
    if (status === 401) reply.header('www-authenticate', 'Bearer realm="octo"');
    if (status === 429) reply.header('retry-after', '60');
    const language = preferredLanguage(request.headers['accept-language']);
    const fault = 'validation' in error && error.validation ? error.message : undefined;
    return reply.code(status).send(octoErrorBody(refusal, language, fault));
  });

  const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    return reply.code(404).send(octoErrorBody(badRequest('no_such_operation'), language));
  };
  app.setNotFoundHandler(answerUnknownPath);
  // Without these routes, unknown OCTO paths would get an HTML page.
  for (const path of ['/', '/*']) app.get(path, { config: { unknownPath: true } }, answerUnknownPath);
}

function askedCapabilities({ headers, query }: FastifyRequest): string {
  const inHeader = headers['octo-capabilities'];
  if (inHeader !== undefined) return [inHeader].flat().join(',');
  const { _capabilities = '' } = (query ?? {}) as { _capabilities?: string | string[] };
  return [_capabilities].flat().join(',');
}
