import { defineConfig } from 'vite';
import { sourcePlugins } from './tools/vite-plugins.ts';

/** Small things that the home screen shares with nearly every other: each would be a request of its own. */
const KIT = new RegExp(
  [
    '/icons/(search|check|plus|calendar-days|route|users)\\.mjs$',
    '/web/format/(count|dates|time)\\.ts$',
    '/web/ui/(poster-figure|use-shared-poster)\\.',
    '/(trips|itineraries|places)/contract/routes\\.ts$',
    '/trips/web/(wish/wish-draft|wish/use-trip-draft|ribbon/mini-ribbon)\\.',
  ].join('|'),
);

/**
 * What every screen is alive with, in two files instead of forty: the libraries, which rarely change, and our own shell. Anything else is
 * split by screen. The entry stays alone: it waits for its page at top level, and a page must not wait for the file that waits for it.
 */
const FIRST_LOAD = [
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'shell', test: /(?<!\/web\/main)\.tsx?$/, tags: ['$initial' as const] },
  { name: 'kit', test: KIT },
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 2 },
];

/**
 * Where travellers go next: everything of these screens is asked for at once. To do the same for every other, the shell would have to name all
 * their files on everybody's first load; they take one round trip more.
 */
const HASTY = /\/(explore|place|plan-trip|trip)\.page-/;
const isStyle = (file: string) => file.endsWith('.css');

/**
 * `vite build` makes what the browser loads (dist/client), `vite build --ssr` the same screens as one module for the server (dist/server).
 * There is no region in either: brand, palette and art arrive with the first HTML.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  // React has had it since 18; the shim is for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: sourcePlugins(),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // What is old there goes when it is no longer asked for (tools/build.ts).
    emptyOutDir: false,
    manifest: !isSsrBuild,
    target: 'es2023',
    // Old enough for everybody who has light-dark(), which lower targets would rewrite at three times the size.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (page, files) => (HASTY.test(page) ? files : files.filter(isStyle)) },
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/main.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups: FIRST_LOAD } },
    },
    ssr: isSsrBuild ? 'web/entry-server.tsx' : false,
  },
  // Node cannot open these from where they are: they are written for bundlers.
  ssr: { noExternal: ['@atlaskit/pragmatic-drag-and-drop', 'bind-event-listener', 'raf-schd'] },
}));
