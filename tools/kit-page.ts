import type { Plugin } from 'vite';

export const KIT_PATH = '/region/kit';

const HTML = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Componentes</title>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/web/kit/main.tsx"></script>
  </body>
</html>
`;

export function kitPage(): Plugin {
  return {
    name: 'kit-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, reply, next) => {
        const path = request.url?.split('?')[0];
        if (path !== KIT_PATH) return next();
        reply.setHeader('content-type', 'text/html; charset=utf-8');
        reply.end(await server.transformIndexHtml(KIT_PATH, HTML));
      });
    },
  };
}
