import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { CUSCO, DATA_DIR } from './demo-people.ts';
import { noFaults, ready, someFriday } from './page-steps.ts';

const ROOT = join(import.meta.dirname, '..');
const FIXTURES = join(ROOT, 'tests', 'fixtures');
/** The second region's site has the same address. Files of tests run one after another. */
const { address } = CUSCO;
const PLACE = 'Picantería Doña Peta Ñique';

test.use({ baseURL: address });

let regions: string;
let site: ChildProcess | undefined;
test.beforeAll(async () => {
  regions = await mkdtemp(join(tmpdir(), 'vereda-new-region-'));
});
test.afterAll(async () => {
  if (site?.exitCode === null) {
    const gone = once(site, 'exit');
    site.kill('SIGTERM');
    await gone;
  }
  await rm(regions, { recursive: true });
});

const settings = () => ({
  ...process.env,
  ...{ REGION: 'costa', REGIONS_DIR: regions, DATA_DIR, PORT: new URL(address).port },
  ...{ CARDS: 'none', RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
});

const tool = (name: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, ['tools/run.mjs', `tools/${name}.ts`, ...options], {
    cwd: ROOT,
    env: settings(),
  });

test('a new region is made from an extract and 25 dirty rows, and a traveller plans a trip there', async ({ page }) => {
  test.setTimeout(180_000);
  await tool(
    ...(['region-new', '--id', 'costa', '--name', 'Moche y Salaverry', '--country', 'PE'] as const),
    ...['--box', '-79.05,-8.21,-78.93,-8.12', '--centre', 'Plaza de Moche,-79.0088,-8.1714'],
    ...['--sea', 'Océano Pacífico', '--colours', '#8a2a3b,#1d5c63,#b4622a'],
  );
  await tool(
    ...(['region-map', join(FIXTURES, 'trujillo.osm.pbf'), '--region', 'costa'] as const),
    ...['--box', '-79.11,-8.224,-78.87,-8.075', '--date', '2026-01-04'],
  );
  site = spawn(process.execPath, ['tools/run.mjs', 'tools/start.ts'], {
    cwd: ROOT,
    env: settings(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isOpen = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 90_000, intervals: [250] }).toBe(true);
  const { stdout } = await tool('import', '--region', 'costa', '--file', join(FIXTURES, 'inventario-sucio.csv'));
  expect(stdout).toContain('inventario-sucio.csv');

  await ready(page, `/explorar?q=${encodeURIComponent('picantería doña peta')}`);
  await page.getByRole('link', { name: PLACE }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: PLACE })).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Agregar a mi viaje' }).first().tap();
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  const stops = page.locator('[data-ribbon-day] [data-stop]');
  await expect(stops.nth(2)).toBeAttached();
  await expect(stops.filter({ hasText: 'Doña Peta' }).first()).toBeAttached();
  await noFaults(page);
});
