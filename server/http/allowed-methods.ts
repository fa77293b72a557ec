import type { App } from '#server/platform.ts';

/**
 * Learns every route added from now on and tells which methods a path has: what tells 405 from 404.
 * Catch-all routes (the pages) are left out: they say nothing about a path.
 */
export function allowedMethods(app: App): (url: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z0-9_]+/g, '[^/]+');
    routes.push({ pattern: new RegExp(`^${escaped}$`), methods: [method].flat() });
  });
  return (url) => {
    const path = url.split('?', 1)[0]!;
    const found = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(found)].sort();
  };
}
