import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { screenPlugins } from './tools/vite-plugins.ts';

/** Nearly every screen uses these small modules. Separate files would each need a request. */
const KIT = new RegExp(
  [
    '/icons/(book-open-text|search|check|plus|calendar-days|route|users)\\.mjs$',
    '/web/format/(count|dates|time)\\.ts$',
    '/web/ui/(poster-figure|use-shared-poster)\\.',
    '/(trips|itineraries|places)/contract/(planning-)?routes\\.ts$',
    '/trips/web/(wish/wish-draft|wish/use-trip-draft|ribbon/mini-ribbon)\\.',
    '/home/web/section\\.',
    '/web/layout/legal-link\\.',
  ].join('|'),
);

/**
 * Code that every screen needs is in few files. The entry (web/main.tsx) has its own file, because it waits for the
 * page's module and pages import the shell.
 */
const FIRST_LOAD = [
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'shell', test: /(?<!\/web\/main)\.tsx?$/, tags: ['$initial' as const] },
  { name: 'kit', test: KIT },
  // Small files of the kit that most screens use.
  {
    name: 'ui',
    test: /\/web\/ui\/(actions|alert|card|demo-badge|field-set|flow|photo-frame|rows|(select-|text-area-)?field|text|text-link)\./,
    minShareCount: 2,
  },
  // The form of a quotation asks for ages like the form of a trip. A chunk of its own would be listed in the first load.
  { name: 'wish-fields', test: /\/trips\/web\/(wish\/wish-fields|ages\/(child|own)-ages)\./, minShareCount: 2 },
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 2 },
];

/** Travellers usually open these screens next, so all their files are preloaded. */
const HASTY = /\/(explore|place|plan-trip|trip)\.page-/;
const BREAKPOINTS = join(import.meta.dirname, 'web/styles/breakpoints.css');
const SHARED_WITH_SERVER = [
  '@internationalized/date',
  '@noble/ed25519',
  'diff',
  'libphonenumber-js',
  'qr',
  'stdnum',
  'typebox',
];
const isStyle = (file: string) => file.endsWith('.css');

/**
 * `vite build` writes the browser's files (dist/client). `vite build --ssr` writes the same screens for the server
 * (dist/server). Both builds serve every region.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  // React has had the hook useSyncExternalStore since version 18, so React replaces the shim.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: screenPlugins(),
  // Every style sheet can use the names of BREAKPOINTS.
  css: { postcss: { plugins: [globalData({ files: [BREAKPOINTS] }), customMedia()] } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Open pages may still request old files, which tools/build.ts removes later.
    emptyOutDir: false,
    manifest: !isSsrBuild,
    target: 'es2023',
    // The oldest browsers with light-dark(). For older browsers the compiler would write code of three times the size.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (page, files) => (HASTY.test(page) ? files : files.filter(isStyle)) },
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/main.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups: FIRST_LOAD } },
    },
    ssr: isSsrBuild ? 'web/entry-server.tsx' : false,
  },
  // The built screens contain their packages, so that a server without the packages of the build can serve them. Node
  // loads the packages that the server uses, too.
  ssr: { noExternal: true, external: SHARED_WITH_SERVER },
}));
