import type { App } from '#server/platform.ts';

/**
 * No cache may store an API answer that depends on the caller. Other API answers are revalidated each time.
 * @param isOpenToAll returns `true` if every caller gets the same answer from this route.
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
