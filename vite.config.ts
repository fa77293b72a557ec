import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { screenPlugins } from './tools/vite-plugins.ts';

/** Small modules that nearly every screen uses. In separate files, each would need its own request. */
const KIT = new RegExp(
  [
    '/icons/(search|check|plus|calendar-days|route|users)\\.mjs$',
    '/web/format/(count|dates|time)\\.ts$',
    '/web/ui/(poster-figure|use-shared-poster)\\.',
    '/(trips|itineraries|places)/contract/(planning-)?routes\\.ts$',
    '/trips/web/(wish/wish-draft|wish/use-trip-draft|ribbon/mini-ribbon)\\.',
  ].join('|'),
);

/**
 * Code that every screen needs is in few files: the libraries, which rarely change, and our own shell. All other code is split by screen.
 * The entry (web/main.tsx) has its own file, because it waits for the page's module at top level, and pages import the shell.
 */
const FIRST_LOAD = [
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'shell', test: /(?<!\/web\/main)\.tsx?$/, tags: ['$initial' as const] },
  { name: 'kit', test: KIT },
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 2 },
];

/**
 * Screens that travellers usually open next. All their files are preloaded together. Preloading the files of every screen would put all file names
 * into the first load.
 */
const HASTY = /\/(explore|place|plan-trip|trip)\.page-/;
const BREAKPOINTS = join(import.meta.dirname, 'web/styles/breakpoints.css');
const isStyle = (file: string) => file.endsWith('.css');

/**
 * `vite build` writes the browser's files (dist/client); `vite build --ssr` writes the same screens as a module for the server (dist/server).
 * Neither contains a region: brand, palette and art come with the HTML.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  // React has had the hook useSyncExternalStore since version 18, so React itself replaces the shim for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: screenPlugins(),
  // Every style sheet can use the names of BREAKPOINTS.
  css: { postcss: { plugins: [globalData({ files: [BREAKPOINTS] }), customMedia()] } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // tools/build.ts removes old files later, because open pages may still request them.
    emptyOutDir: false,
    manifest: !isSsrBuild,
    target: 'es2023',
    // The oldest browsers with light-dark(). For older browsers the compiler would replace it with code of three times the size.
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
