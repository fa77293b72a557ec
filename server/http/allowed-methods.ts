import type { App } from '#server/platform.ts';

/**
 * Records every route added from now on and returns the methods of a path, so that a wrong method is answered 405 and an unknown path 404.
 * Catch-all routes (the pages) are ignored, because they match every path.
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
