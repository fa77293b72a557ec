import { defineConfig } from 'vite';
import { sourcePlugins } from './tools/vite-plugins.ts';

/**
 * What every screen is alive with, in two files instead of forty: the libraries, which rarely change, and our own shell. Anything else is
 * split by screen. The entry stays alone: it waits for its page at top level, and a page must not wait for the file that waits for it.
 */
const FIRST_LOAD = [
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'shell', test: /(?<!\/web\/main)\.tsx?$/, tags: ['$initial' as const] },
];

/**
 * `vite build` makes what the browser loads (dist/client), `vite build --ssr` the same screens as one module for the server (dist/server).
 * There is no region in either: brand, palette and art arrive with the first HTML.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: sourcePlugins(),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2023',
    // Old enough for everybody who has light-dark(), which lower targets would rewrite at three times the size.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/main.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups: FIRST_LOAD } },
    },
    ssr: isSsrBuild ? 'web/entry-server.tsx' : false,
  },
}));
