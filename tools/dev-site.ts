import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import type { FastifyServerFactory } from 'fastify';
import { createServer as createVite } from 'vite';
import type { App } from '#server/platform.ts';
import type { ScreenSource, Screens } from '#server/render/screens.ts';
import { startSite } from '#server/start-site.ts';
import { kitPage } from './kit-page.ts';

/**
 * The site listens on this machine only, because Vite serves the project's files. Pages have no content security
 * policy, which would block Vite's inline scripts.
 */
const ROOT = join(import.meta.dirname, '..');
const ENTRY = '/web/main.tsx';
const RENDER = '/web/entry-server.tsx';
const HOME = '/features/home/web/home.page.tsx';

let answer: RequestListener | undefined;

/** Vite answers first, so that the hundreds of modules of a page do not count for the site's rate limits. */
const http = createServer((request, reply) => dev.middlewares(request, reply, () => answer?.(request, reply)));

const dev = await createVite({
  root: ROOT,
  // With another value, Vite would write a copy of the configuration, and `node --watch` would restart the site.
  configLoader: 'native',
  plugins: [kitPage()],
  server: {
    middlewareMode: true,
    warmup: { clientFiles: [`.${ENTRY}`] },
    ws: { server: http },
    watch: { ignored: ['**/.vereda/**', '**/dist/**', '**/e2e/**', '**/test-results/**'] },
  },
});
const entry = async () => (await dev.ssrLoadModule(RENDER)) as Screens;
void entry()
  .then(() => dev.ssrLoadModule(HOME))
  .catch(() => undefined);

const serverFactory: FastifyServerFactory = (site: RequestListener) => {
  answer = site;
  return http;
};

async function openScreens(app: App): Promise<ScreenSource> {
  // Vite's open web sockets would keep the server from closing.
  app.addHook('preClose', () => dev.close());
  app.addHook('onSend', async (request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.removeHeader('content-security-policy');
    return dev.transformIndexHtml(request.url, String(payload));
  });
  return {
    build: { entry: ENTRY, fonts: [], filesOf: () => ({ styles: [], scripts: [] }) },
    screens: {
      render: async (request) => (await entry()).render(request),
      describe: async (request) => (await entry()).describe(request),
    },
  };
}

await startSite({ openScreens, serverFactory });
