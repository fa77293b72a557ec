import { defineConfig } from 'vite';
import { sourcePlugins } from './tools/vite-plugins.ts';

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
    rolldownOptions: { input: isSsrBuild ? 'web/entry-server.tsx' : 'web/main.tsx' },
    ssr: isSsrBuild ? 'web/entry-server.tsx' : false,
  },
}));
