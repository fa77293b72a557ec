import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sourcePlugins } from './tools/vite-plugins.ts';

const WEB_TESTS = ['web/**/*.test.{ts,tsx}', 'features/*/web/**/*.test.{ts,tsx}'];
const PURE_TESTS = [
  'planner/**/*.test.ts',
  'bench/**/*.test.ts',
  'posters/**/*.test.{ts,tsx}',
  'features/*/contract/**/*.test.ts',
  'tests/house-rules*.test.ts',
  'tests/first-load.test.ts',
  'tests/supply-chain.test.ts',
  'tests/docs.test.ts',
];
const NEVER = ['**/node_modules/**', 'dist/**', '.vereda/**', 'e2e/**', 'tests/planted/**'];

/** The test files of a worker share modules and document, which halves the CPU time of a small file. */
const SHARED_MODULES = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

/**
 * A run starts only what its files need. `pure` needs nothing, `web` needs a DOM, and `server` needs a PostgreSQL
 * cluster (tests/database.ts).
 */
export default defineConfig({
  test: {
    // Server tests mostly wait for PostgreSQL, so two tests run on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: sourcePlugins(),
        test: { ...SHARED_MODULES, name: 'pure', environment: 'node', include: PURE_TESTS, exclude: NEVER },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...SHARED_MODULES,
          name: 'web',
          environment: 'happy-dom',
          include: WEB_TESTS,
          exclude: NEVER,
          setupFiles: ['tests/fresh-document.ts', 'tests/peruvian-numbers.ts'],
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...SHARED_MODULES,
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
