import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { savesData } from './e2e/data-saver.ts';

/** Number of test files that run in parallel, each with its own site. */
const WORKERS = Number(process.env.E2E_WORKERS ?? 1);
const RETRIES = Number(process.env.E2E_RETRIES ?? 0);
const FIRST_PORT = Number(process.env.E2E_PORT ?? 3217);
const DATA_DIR = process.env.E2E_DATA_DIR ?? join(import.meta.dirname, 'node_modules', '.cache', 'e2e');

/** The next nine ports are free for further servers of the worker's tests. */
const portOf = (worker: number) => FIRST_PORT + 10 * worker;
const folderOf = (worker: number) => (worker === 0 ? DATA_DIR : `${DATA_DIR}-${worker}`);

/** Playwright loads this file in each worker process. Tests read port and folder from these variables. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const baseURL = `http://localhost:${portOf(worker)}`;
Object.assign(process.env, { E2E_PORT: portOf(worker), E2E_DATA_DIR: folderOf(worker) });

export default defineConfig({
  testDir: 'e2e',
  // Long, for slow machines. A step that hangs fails earlier by its own limits.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  workers: WORKERS,
  forbidOnly: true,
  // Further attempts for tests that fail on a busy machine. `npm test` reports the first failure of these tests.
  retries: RETRIES,
  reporter: 'list',
  use: {
    baseURL,
    storageState: savesData(baseURL),
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    // Recording takes a tenth of a journey's CPU time. With retries, only the first retry is recorded.
    trace: RETRIES > 0 ? 'on-first-retry' : 'retain-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
      args: [
        ...['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        // The map draws with WebGL, in software without a graphics card. The page itself is about twenty times faster
        // without the GPU.
        ...['--disable-component-update', '--disable-sync', '--use-gl=angle', '--use-angle=swiftshader'],
        ...['--enable-unsafe-swiftshader', '--disable-gpu-compositing', '--disable-gpu-rasterization'],
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      // The device's own scale factor means seven times more pixels, and the map draws these pixels in software.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: Array.from({ length: WORKERS }, (_, n) => ({
    command: 'exec node tools/run.mjs tools/start.ts',
    url: `http://localhost:${portOf(n)}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: {
      PORT: String(portOf(n)),
      INBOUND_MAIL_PORT: String(portOf(n) + 3),
      DATA_DIR: folderOf(n),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
    },
  })),
});
