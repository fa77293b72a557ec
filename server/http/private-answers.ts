import type { App } from '#server/platform.ts';

/**
 * No cache may store an answer that depends on the caller.
 * @param isOpenToAll `true` if the route gives every caller the same answer.
 */
export function keepPrivateAnswers(app: App, isOpenToAll: (pattern: string) => boolean): void {
  app.addHook('onSend', async ({ routeOptions, headers }, reply) => {
    const { browserSeconds, kept } = routeOptions.config;
    const pattern = routeOptions.url;
    if (!pattern?.startsWith('/api/')) return;
    if (!kept && !isOpenToAll(pattern)) {
      reply.header('vary', [reply.getHeader('vary'), 'Authorization'].filter(Boolean).join(', '));
      if (headers.authorization !== undefined || reply.hasHeader('set-cookie'))
        reply.header('cache-control', 'no-store');
    }
    if (browserSeconds && reply.statusCode === 200) reply.header('cache-control', `public, max-age=${browserSeconds}`);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  });
}
