import type { Plugin } from 'vite';

const HOME = 'react-router/dist/production/lib/';

/** What the router asks of its framework mode: outside it, every link's answer is "nothing to fetch ahead". */
const NO_FRAMEWORK = `
import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (ref) => ref;
export const PrefetchPageLinks = () => null;
`;

/** Observers of the router, which are asked for when it is made; ours has none. */
const NO_INSTRUMENTS = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
`;

const REPLACED: Record<string, { code: string; unused: string[] }> = {
  'dom/ssr/components.js': {
    code: NO_FRAMEWORK,
    unused: ['CRITICAL_CSS_DATA_ATTRIBUTE', 'Links', 'Meta', 'Scripts', 'setIsHydrated', 'useFrameworkContext'],
  },
  'router/instrumentation.js': {
    code: NO_INSTRUMENTS,
    unused: ['instrumentHandler', 'instrumentationResultMetaContext'],
  },
};

/**
 * Leaves out of the browser's bundle the two parts of react-router that a data router cannot reach and the bundler cannot see to be
 * unreachable: 3 KB of the first load. Another version of the library that has other parts stops the build with their names.
 */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'lean-router',
    enforce: 'pre',
    load(id) {
      const part = Object.keys(REPLACED).find((it) => id.endsWith(HOME + it));
      if (!part) return null;
      met.add(part);
      const { code, unused } = REPLACED[part] as (typeof REPLACED)[string];
      return `${code}\nexport const ${unused.map((name) => `${name} = undefined`).join(', ')};`;
    },
    buildEnd(error) {
      const missing = Object.keys(REPLACED).filter((it) => !met.has(it));
      if (!error && missing.length > 0) this.error(`react-router has no ${missing.join(', ')}: tools/lean-router.ts`);
    },
  };
}
