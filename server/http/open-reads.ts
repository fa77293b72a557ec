import type { App } from '#server/platform.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of every site may read the answer, because it is public and the same for every caller. */
    openToSites?: boolean;
  }
}

/**
 * Lets pages of every site read public answers (CORS). Only GET and HEAD get the headers. A preflight is not answered,
 * so that no other site can send a token.
 * @param isOpen `true` if a route below `/api/` takes no token.
 */
export function openReads(app: App, isOpen: (pattern: string) => boolean): void {
  app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return;
    const { url: pattern = '', config } = routeOptions;
    if (!config.openToSites || (pattern.startsWith('/api/') && !isOpen(pattern))) return;
    reply.header('cross-origin-resource-policy', 'cross-origin');
    // The site's own origins have their header already, with which their cookies are allowed.
    if (!reply.hasHeader('access-control-allow-origin')) reply.header('access-control-allow-origin', '*');
  });
}
