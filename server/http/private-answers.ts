import type { App } from '#server/platform.ts';

/**
 * Answers of the API that depend on who asks are kept by nobody: no cache between us and the person, and not their browser's either.
 * What says nothing about keeping it is asked for again each time.
 * @param isOpenToAll whether every caller gets the same from the route with this pattern (`/api/companies/:id/`).
 */
export function keepPrivateAnswers(app: App, isOpenToAll: (pattern: string) => boolean): void {
  app.addHook('onSend', async ({ routeOptions, headers }, reply) => {
    const pattern = routeOptions.url;
    if (!pattern?.startsWith('/api/')) return;
    if (!isOpenToAll(pattern)) {
      reply.header('vary', [reply.getHeader('vary'), 'Authorization'].filter(Boolean).join(', '));
      if (headers.authorization !== undefined || reply.hasHeader('set-cookie'))
        reply.header('cache-control', 'no-store');
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  });
}
