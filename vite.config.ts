import { defineConfig } from 'vite';
import { sourcePlugins } from './tools/vite-plugins.ts';

/** Small modules that the home screen shares with nearly every other screen. Separate files would need one request each. */
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
 * Code of every screen, in two files instead of forty: the libraries, which rarely change, and our own shell. All other code is split by
 * screen. The entry stays separate: it waits for its page at top level, and a page must not wait for the file that waits for it.
 */
const FIRST_LOAD = [
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'shell', test: /(?<!\/web\/main)\.tsx?$/, tags: ['$initial' as const] },
  { name: 'kit', test: KIT },
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 2 },
];

/**
 * Screens that travellers usually open next. All their files are requested at once. Doing the same for every other screen would put all
 * their file names into the first load; those screens need one more round trip.
 */
const HASTY = /\/(explore|place|plan-trip|trip)\.page-/;
const isStyle = (file: string) => file.endsWith('.css');

/**
 * `vite build` makes the browser's files (dist/client), `vite build --ssr` the same screens as one module for the server (dist/server).
 * Neither contains a region: brand, palette and art arrive with the first HTML.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  // React has had it since 18; the shim is for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: sourcePlugins(),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // tools/build.ts removes old files when they are no longer requested.
    emptyOutDir: false,
    manifest: !isSsrBuild,
    target: 'es2023',
    // The oldest browsers with light-dark(), which lower targets would rewrite at three times the size.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (page, files) => (HASTY.test(page) ? files : files.filter(isStyle)) },
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/main.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups: FIRST_LOAD } },
    },
    ssr: isSsrBuild ? 'web/entry-server.tsx' : false,
  },
  // Node cannot load these packages directly, because they are written for bundlers.
  ssr: { noExternal: ['@atlaskit/pragmatic-drag-and-drop', 'bind-event-listener', 'raf-schd'] },
}));
