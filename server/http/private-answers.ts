import type { App } from '#server/platform.ts';

/**
 * Sets `no-store` on API answers that depend on the caller, so that no cache stores them, including the browser's.
 * Other API answers without caching headers must be revalidated each time.
 * @param isOpenToAll returns `true` if every caller gets the same answer from the route with this pattern (`/api/companies/:id/`).
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
