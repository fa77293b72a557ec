import { defineConfig } from '@lingui/conf';

export default defineConfig({
  sourceLocale: 'es',
  locales: ['es'],
  catalogs: [{ path: 'web/languages/{locale}', include: ['web', 'features'], exclude: ['**/*.test.*'] }],
});
