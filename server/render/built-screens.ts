import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { App } from '#server/platform.ts';
import { WORKER_PATH } from '#web/offline/offline-screens.ts';
import { readBuild } from './build.ts';
import type { ScreenSource, Screens } from './screens.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

export async function openBuiltScreens(app: App): Promise<ScreenSource> {
  const build = readBuild(join(DIST, 'client'));
  const screens = (await import(pathToFileURL(join(DIST, 'server', 'entry-server.js')).href)) as Screens;
  await app.register(fastifyStatic, {
    root: join(DIST, 'client', 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // A worker follows the content security policy of its own file. The map's worker loads map data from this site.
    setHeaders: (answer, path) => {
      if (path.includes('worker')) answer.header('content-security-policy', "default-src 'self'");
      // The file's name never changes, so browsers must revalidate the file. Its service worker may control the whole
      // site.
      if (path.endsWith(WORKER_PATH)) answer.header('cache-control', 'no-cache').header('service-worker-allowed', '/');
    },
  });
  return { build, screens };
}
