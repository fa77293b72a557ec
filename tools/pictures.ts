/**
 * Takes pictures of every public screen in three widths, light and dark, for both demo regions.
 * npm run pictures [-- --region trujillo --screen inicio --width 390 --theme light --out docs/pictures/all --fold]
 * The first four options may be repeated. `--fold` captures only the visible part of the page.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { listItineraries } from '#features/itineraries/contract/routes.ts';
import { listPlaces } from '#features/places/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { findBrowser } from './browser.ts';

interface Screen {
  name: string;
  path: string;
  /** Prepares the screen before the picture. */
  ready?(page: Page): Promise<void>;
}

const WIDTHS = { 390: 844, 820: 1180, 1440: 960 } as const;
const REGIONS = ['trujillo', 'cusco'] as const;
/** Milliseconds that a map gets to finish drawing after it is ready. */
const MAP_MS = 2500;
/** Maximum wait for images and maps in milliseconds. The picture is then taken without them. */
const PATIENCE_MS = 15_000;

const { values: wanted } = parseArgs({
  options: {
    region: { type: 'string', multiple: true },
    screen: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    out: { type: 'string', default: 'docs/pictures/all' },
    fold: { type: 'boolean', default: false },
    'data-dir': { type: 'string' },
  },
});

const temporary = wanted['data-dir'] ? null : await mkdtemp(join(tmpdir(), 'vereda-pictures-'));
const dataDir = wanted['data-dir'] ?? join(temporary!, 'data');
await mkdir(wanted.out, { recursive: true });

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
try {
  for (const region of REGIONS) {
    if (!chosen(wanted.region, region)) continue;
    const site = await openSite(region);
    try {
      await takeRegion(browser, region, site.address);
    } finally {
      await site.close();
    }
  }
} finally {
  await browser.close();
  if (temporary) await rm(temporary, { recursive: true, force: true });
}

async function takeRegion(browser: Browser, region: string, address: string): Promise<void> {
  const screens = await screensOf(address);
  for (const [width, height] of Object.entries(WIDTHS)) {
    if (!chosen(wanted.width, width)) continue;
    for (const theme of ['light', 'dark'] as const) {
      if (!chosen(wanted.theme, theme)) continue;
      const context = await browser.newContext({
        viewport: { width: Number(width), height },
        colorScheme: theme,
        locale: 'es-PE',
        timezoneId: 'America/Lima',
        hasTouch: width === '390',
        reducedMotion: 'reduce',
      });
      for (const screen of screens) {
        if (!chosen(wanted.screen, screen.name)) continue;
        const page = await context.newPage();
        await page.goto(address + screen.path, { waitUntil: 'networkidle' });
        await screen.ready?.(page);
        await showLazyPictures(page);
        const file = join(wanted.out, `${region}-${screen.name}-${width}-${theme}.webp`);
        const picture = sharp(await page.screenshot({ fullPage: !wanted.fold }));
        await picture.webp({ quality: 82 }).toFile(file);
        console.log(file);
        await page.close();
      }
      await context.close();
    }
  }
}

/** The screens of a site. Their slugs come from the site's API, so that a new region needs no change here. */
async function screensOf(address: string): Promise<Screen[]> {
  const headers = { authorization: `Bearer ${process.env.APP_TOKEN ?? 'vereda-demo'}` };
  const first = async (path: string) =>
    ((await (await fetch(address + path, { headers })).json()) as { items: { slug: string }[] }).items[0]?.slug;
  const place = await first(pathOf(listPlaces, { query: { limit: 1 } }));
  const itinerary = await first(pathOf(listItineraries));
  return [
    { name: 'inicio', path: '/' },
    { name: 'explorar', path: '/explorar' },
    { name: 'explorar-vacio', path: '/explorar?q=zzzzzz' },
    { name: 'lugar', path: `/lugares/${place}` },
    { name: 'itinerarios', path: '/itinerarios' },
    { name: 'itinerario', path: `/itinerarios/${itinerary}` },
    { name: 'arma-tu-viaje', path: '/arma-tu-viaje' },
    { name: 'viaje', path: '/arma-tu-viaje?dias=3', ready: planTrip },
    { name: 'mis-viajes', path: '/viajes' },
    { name: 'ayuda', path: '/ayuda' },
    { name: 'fuentes', path: '/fuentes' },
    { name: 'no-existe', path: '/lugares/no-existe' },
    { name: 'menu', path: '/', ready: (page) => page.getByRole('button', { name: 'Abrir el menú' }).click() },
  ];
}

async function planTrip(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /ver mi plan|armar/i })
    .first()
    .click();
  await page.waitForURL(/\/viajes\//);
  await page.waitForLoadState('networkidle');
}

/** Scrolls once through the page, because maps further down load only near the visible part. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const isReady = () =>
    [...document.images].every((picture) => picture.naturalWidth > 0 || !picture.checkVisibility()) &&
    [...document.querySelectorAll('[data-map]')].every((map) => map.getAttribute('data-map') === 'live');
  await page.waitForFunction(isReady, undefined, { timeout: PATIENCE_MS }).catch(() => undefined);
  if ((await page.locator('[data-map]').count()) > 0) await page.waitForTimeout(MAP_MS);
}

async function openSite(region: string): Promise<{ address: string; close(): Promise<void> }> {
  const server: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, REGION: region, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = said.match(/is open at (\S+)/);
      if (found) resolve(found[1]!);
    });
    server.once('exit', (code) => reject(new Error(`The site of ${region} stopped with ${code}:\n${said}`)));
  });
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit');
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}

function browserArguments(): string[] {
  const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return [
    '--no-sandbox',
    '--disable-quic',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    ...quiet,
  ];
}

function chosen(list: string[] | undefined, value: string): boolean {
  return !list || list.includes(value);
}
