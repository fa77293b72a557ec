import { defineConfig } from '@lingui/conf';

/** Spanish is the text in the sources. Another language is one more catalogue. */
export default defineConfig({
  sourceLocale: 'es',
  locales: ['es'],
  catalogs: [{ path: 'web/languages/{locale}', include: ['web', 'features'], exclude: ['**/*.test.*'] }],
});
