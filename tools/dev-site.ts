import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import type { FastifyServerFactory } from 'fastify';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { App } from '#server/platform.ts';
import type { ScreenSource, Screens } from '#server/render/screens.ts';
import { startSite } from '#server/start-site.ts';

/**
 * The site for development: the same server with screens from Vite, so that a changed screen appears without a build. It listens on this
 * machine only, because Vite serves the project's folder, and pages have no content security policy, which would block Vite's inline
 * scripts.
 */
const ROOT = join(import.meta.dirname, '..');
const ENTRY = '/web/main.tsx';
const RENDER = '/web/entry-server.tsx';

let vite: ViteDevServer | undefined;

/** Vite answers before the site, so that its hundreds of modules per page do not count for the site's limits. */
const serverFactory: FastifyServerFactory = (site: RequestListener) =>
  createServer((request, reply) => {
    if (vite) vite.middlewares(request, reply, () => site(request, reply));
    else site(request, reply);
  });

async function openScreens(app: App): Promise<ScreenSource> {
  const dev = await createVite({
    root: ROOT,
    // Node loads the Vite config directly. A bundled copy beside it would restart the server through `node --watch`.
    configLoader: 'native',
    server: {
      middlewareMode: true,
      warmup: { clientFiles: [`.${ENTRY}`], ssrFiles: [`.${RENDER}`] },
      ws: { server: app.server },
      watch: { ignored: ['**/.vereda/**', '**/dist/**', '**/e2e/**', '**/test-results/**'] },
    },
  });
  vite = dev;
  app.addHook('onClose', () => dev.close());
  app.addHook('onSend', async (request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.removeHeader('content-security-policy');
    return dev.transformIndexHtml(request.url, String(payload));
  });
  const entry = async () => (await dev.ssrLoadModule(RENDER)) as Screens;
  return {
    build: { entry: ENTRY, fonts: [], filesOf: () => ({ styles: [], scripts: [] }) },
    screens: {
      render: async (request) => (await entry()).render(request),
      describe: async (request) => (await entry()).describe(request),
    },
  };
}

await startSite({ openScreens, serverFactory });
