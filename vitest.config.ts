import { defineConfig } from 'vitest/config';
import { sourcePlugins } from './tools/vite-plugins.ts';

const WEB_TESTS = ['web/**/*.test.{ts,tsx}', 'features/*/web/**/*.test.{ts,tsx}'];
const PURE_TESTS = [
  'planner/**/*.test.ts',
  'bench/**/*.test.ts',
  'posters/**/*.test.{ts,tsx}',
  'features/*/contract/**/*.test.ts',
  'tests/house-rules*.test.ts',
];
const NEVER = ['**/node_modules/**', 'dist/**', '.vereda/**', 'e2e/**', 'tests/planted/**'];

/**
 * Three groups, so that a run starts only what its files need: `pure` needs nothing, `web` a document,
 * `server` a PostgreSQL cluster (one per run, a clone of its template per test file: tests/database.ts).
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: sourcePlugins(),
        test: { name: 'pure', environment: 'node', include: PURE_TESTS, exclude: NEVER },
      },
      {
        plugins: sourcePlugins(),
        test: { name: 'web', environment: 'happy-dom', include: WEB_TESTS, exclude: NEVER },
      },
      {
        plugins: sourcePlugins(),
        test: {
          name: 'server',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, ...WEB_TESTS, ...PURE_TESTS],
          globalSetup: ['tests/test-cluster.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
