import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** Number of files that run in parallel, each on its own site, so that changes do not affect each other. */
const WORKERS = Number(process.env.E2E_WORKERS ?? 1);
const FIRST_PORT = Number(process.env.E2E_PORT ?? 3217);
const DATA_DIR = process.env.E2E_DATA_DIR ?? join(import.meta.dirname, 'node_modules', '.cache', 'e2e');

/** A journey may start another server on the ports after its worker's. */
const portOf = (worker: number) => FIRST_PORT + 10 * worker;
const folderOf = (worker: number) => (worker === 0 ? DATA_DIR : `${DATA_DIR}-${worker}`);

/** Playwright reads this file in each worker and sets the worker's number. The journeys read their ports from these names. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const baseURL = `http://localhost:${portOf(worker)}`;
Object.assign(process.env, { E2E_PORT: portOf(worker), E2E_DATA_DIR: folderOf(worker) });

/** Journeys against the real server with its own database. `*.phone.spec.ts` runs on a 390 px touch screen. */
export default defineConfig({
  testDir: 'e2e',
  // Journeys are long and a busy machine is slow. A step that hangs is reported by its own, shorter limit.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  workers: WORKERS,
  forbidOnly: true,
  // One more attempt, for a machine that is too busy to draw in time. `npm test` then names the journey and its first failure.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  reporter: 'list',
  use: {
    baseURL,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    trace: 'retain-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        // The map draws with WebGL, in software without a graphics card. The page itself is composed without it, which is some twenty times
        // faster there.
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
      // A full scale factor has seven times the pixels, which the map draws in software: half of a journey's time.
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
