import { defineConfig } from '@lingui/conf';

/** The sources contain Spanish text. A further language needs one more catalogue. */
export default defineConfig({
  sourceLocale: 'es',
  locales: ['es'],
  catalogs: [{ path: 'web/languages/{locale}', include: ['web', 'features'], exclude: ['**/*.test.*'] }],
});
