import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { type FastifyServerFactory, fastify, LogController } from 'fastify';
import { authorizeByProofIn, findPersonIn, guardRoutes } from '#features/accounts/api/public.ts';
import { wireClass } from '#features/accounts/contract/application-token.ts';
import { readRegion } from '#regions/read-region.ts';
import { AREAS } from './areas.ts';
import { authorizeByApplicationToken } from './auth/application-token.ts';
import type { Config } from './config.ts';
import { PLATFORM_ERRORS, problem } from './errors.ts';
import { answerErrors, answerFrameworkErrors } from './http/answer-errors.ts';
import { answerOnlyFor } from './http/answered-hosts.ts';
import { watchForwarded } from './http/callers.ts';
import { checkTelephones } from './http/check-telephones.ts';
import { takeCspReports } from './http/csp-reports.ts';
import { refuseForeignPages } from './http/foreign-pages.ts';
import { BODY_LIMIT, limitRequests, PATIENCE } from './http/limits.ts';
import { openReads } from './http/open-reads.ts';
import { keepPrivateAnswers } from './http/private-answers.ts';
import { addSecurityHeaders } from './http/security.ts';
import { serializers } from './http/serializers.ts';
import { shareApi } from './http/share-api.ts';
import { validatorsWithin } from './http/validators.ts';
import { answerStore } from './kept/answer-store.ts';
import { keepAnswers } from './kept/keep-answers.ts';
import { publicVersions } from './kept/public-versions.ts';
import { followBrowsers } from './mail/causing-browser.ts';
import { describeApi } from './openapi/describe-api.ts';
import { serveDocs } from './openapi/serve-docs.ts';
import type { App, Area, Platform } from './platform.ts';
import { serveImages } from './storage/image-routes.ts';
import { keptFiles } from './storage/kept-files.ts';

interface ServerParts {
  serverFactory?: FastifyServerFactory;
}

/** Requires a migrated database. The caller starts listening. */
export async function createServer(
  platform: Platform,
  areas: Area[] = AREAS,
  { serverFactory }: ServerParts = {},
): Promise<App> {
  const { config } = platform;
  const { reach } = (await readRegion(config.REGION, { regions: config.REGIONS_DIR })).settings;
  const app: App = fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: believedProxies(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    ...PATIENCE,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: validatorsWithin(reach), buildSerializer: serializers } },
    frameworkErrors: answerFrameworkErrors(config),
    ...(serverFactory && { serverFactory }),
  });
  answerErrors(app);
  logRequests(app);
  // An HTML form on another site can send text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  answerOnlyFor(app, hostsOf(config), () => problem(PLATFORM_ERRORS, 'foreign_host'));
  await shareApi(app, config);
  refuseForeignPages(app, config);
  watchForwarded(app, config);
  await limitRequests(app, config);
  authorizeByApplicationToken(
    app,
    config.APP_TOKEN,
    (pattern) => pattern.startsWith('/api/') && wireClass(pattern) === 'public',
  );
  guardRoutes(app, findPersonIn(platform), authorizeByProofIn(platform));
  checkTelephones(app, platform);
  followBrowsers(app, config);
  keepPrivateAnswers(app, (pattern) => wireClass(pattern) === 'public');
  if (config.KEPT_ANSWERS_MB > 0) {
    keepAnswers(app, {
      versions: publicVersions(platform.db),
      store: answerStore(config.KEPT_ANSWERS_MB * 1_048_576),
      settings: async () => (await platform.region.current()).version,
      sharedSeconds: config.SHARED_CACHE_SECONDS,
    });
  }
  const catalogue = Object.assign({}, PLATFORM_ERRORS, ...areas.map(({ errors }) => errors));
  await describeApi(app, config, { classOf: wireClass, reach, catalogue });
  addSecurityHeaders(app, config);
  openReads(app, (pattern) => wireClass(pattern) === 'open');
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  app.get('/healthz', async (_request, reply) => {
    await platform.pool.query('select 1');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  takeCspReports(app);
  serveImages(app, keptFiles(config));
  await serveDocs(app, platform, catalogue);
  await app.register(async (api: App) => {
    for (const area of areas) await api.register(async (scope: App) => area.routes(scope, platform));
  });
  return app;
}

export async function prepareAreas(platform: Platform, areas: Area[] = AREAS): Promise<void> {
  for (const area of areas) await area.prepare?.(platform);
}

function hostsOf({ PUBLIC_URL, API_BASE_URL, HOST }: Config): string[] {
  return [new URL(PUBLIC_URL).host, ...(API_BASE_URL ? [new URL(API_BASE_URL).host] : []), HOST];
}

/** A numeric `TRUST_PROXY` counts the trusted proxies in front of the site. */
function believedProxies(trust: Config['TRUST_PROXY']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

function logRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    // Top-level fields, because Fastify's serializer for `req` would drop the path.
    request.log.info({ method: request.method, url: request.url, status: reply.statusCode, ms }, 'request');
  });
}
