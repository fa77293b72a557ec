import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rendered, RenderRequest } from '#web/entry-server.tsx';
import type { Face } from '#web/face.ts';
import type { Settings } from '#web/settings.ts';
import { type Build, readBuild } from './build.ts';
import { documentHtml } from './document.ts';
import { inProcessFetch } from './in-process-fetch.ts';

export interface PagesOptions {
  face: Face;
  settings: Settings;
  /** Folder of both builds: `client` and `server` below it. */
  dist: string;
}

/** Addresses that answer for themselves: a page never takes their place. */
const NOT_PAGES = /^\/(api|assets|cartel|healthz|\.well-known)(\/|$)|\.[a-z0-9]{2,5}$/i;

/**
 * Screens, rendered here for the first visit and in the browser from then on. Register it last: it answers every GET that nothing
 * else wanted. A known thing that does not exist is 404; an address that is no screen leads home.
 */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const build = readBuild(join(options.dist, 'client'));
  const entry = pathToFileURL(join(options.dist, 'server', 'entry-server.js')).href;
  const { render } = (await import(entry)) as { render: (request: RenderRequest) => Promise<Rendered> };

  await app.register(fastifyStatic, {
    root: join(options.dist, 'client', 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  });
  app.get('/*', { schema: { hide: true } as object }, (request, reply) =>
    answer({ request, reply, render, build, app, ...options }),
  );
}

interface Answer extends PagesOptions {
  request: FastifyRequest;
  reply: FastifyReply;
  render: (request: RenderRequest) => Promise<Rendered>;
  build: Build;
  app: FastifyInstance;
}

async function answer({ request, reply, render, build, app, face, settings }: Answer) {
  const [path = '/', query] = request.url.split('?', 2);
  if (NOT_PAGES.test(path)) return reply.callNotFound();
  if (path.startsWith('//')) return reply.redirect('/', 302);
  const nonce = randomBytes(16).toString('base64');
  const rendered = await render({
    request: new Request(settings.publicUrl + path + (query ? `?${query}` : '')),
    face,
    settings,
    fetch: inProcessFetch(app, request.ip),
    nonce,
  });
  if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
  return reply
    .code(rendered.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', contentSecurityPolicy(nonce, settings))
    .header('referrer-policy', rendered.secret ? 'no-referrer' : 'strict-origin-when-cross-origin')
    .headers(rendered.secret ? { 'x-robots-tag': 'noindex, nofollow' } : {})
    .send(documentHtml({ rendered, build, nonce, face }));
}

/** Scripts only of our own and only those this answer names; pictures, tiles and calls from where the settings say. */
function contentSecurityPolicy(nonce: string, { apiBase }: Settings): string {
  const api = apiBase ? ` ${new URL(apiBase).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${api}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
