import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3217);
const address = `http://localhost:${port}`;
const dataDir = process.env.E2E_DATA_DIR ?? join(import.meta.dirname, 'node_modules', '.cache', 'e2e');

/** Journeys against the real server on a database of its own. `*.phone.spec.ts` runs on a 390 px touch screen. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        // The map draws with WebGL, in software where there is no graphics card; the page itself is composed without it,
        // which is some twenty times faster there.
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
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'exec node tools/run.mjs tools/start.ts',
    url: `${address}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
  },
});
