import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../browser.ts';
import { buildWhenChanged } from '../build.ts';
import { openContext, openQuietly } from './browser-page.ts';
import { type OpenedSite, openPreparedSite } from './prepared-site.ts';
import type { Screen } from './screens.ts';
import { ORIGIN } from './site.ts';

/** Width of the picture → height of the window, in CSS pixels. */
export const WIDTHS = { 390: 844, 820: 1180, 1440: 960 } as const;
export const THEMES = ['light', 'dark'] as const;
const ABREAST = 3;
/** Milliseconds for the pictures of one visit. */
const MOST_MS = 90_000;
const THUMBNAIL_WIDTH = 240;

export interface PicturesOptions {
  out: string;
  dataDir: string;
  port: number;
  fresh: boolean;
}

export const pictureName = (
  { page, state }: Pick<Screen, 'page' | 'state'>,
  width: number | string,
  theme: string,
): string => `${[page.replace('/', '-'), state, width, theme].filter(Boolean).join('-')}.png`;

interface Visit {
  screen: Screen;
  width: number;
  height: number;
}

export async function takePictures(screens: readonly Screen[], options: PicturesOptions): Promise<string[]> {
  await mkdir(join(options.out, 'thumbnails'), { recursive: true });
  const visits = screens
    .flatMap((screen) => Object.entries(WIDTHS).map(([width, height]) => ({ screen, width: Number(width), height })))
    .filter((visit) => options.fresh || filesOf(visit, options.out).some(({ file }) => !existsSync(file)));
  if (visits.length === 0) return [];
  await buildWhenChanged();
  const site = await openPreparedSite(options.dataDir, options.port);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments(options.port) });
  const failed: string[] = [];
  const worker = async () => {
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      const { screen, width } = visit;
      const begun = performance.now();
      const attempt = () => picture(browser, site, visit, options.out);
      const said = await attempt()
        .catch(attempt)
        .catch((error: Error) => error);
      if (said) failed.push(`${screen.page} ${width}: ${said.message}`);
      console.log(`${screen.page} ${width}: ${said ? said.message : `${Math.round(performance.now() - begun)} ms`}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: ABREAST }, worker));
  } finally {
    await browser.close();
    await site.close();
  }
  return failed;
}

async function picture(browser: Browser, site: OpenedSite, visit: Visit, out: string): Promise<undefined> {
  const { screen, width, height } = visit;
  const context = await openContext(browser, site, screen, { width, height });
  // Playwright waits without limit for a promise of the page. Closing the context rejects it.
  const limit = setTimeout(() => void context.close(), MOST_MS);
  try {
    const page = await context.newPage();
    const path = screen.path(site.data);
    await openQuietly(page, path);
    const at = new URL(page.url()).pathname;
    if (at !== new URL(path, ORIGIN).pathname) throw new Error(`${path} leads to ${at}`);
    for (const { theme, file, thumbnail } of filesOf(visit, out)) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const bytes = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      await writeFile(file, bytes);
      await sharp(bytes).resize({ width: THUMBNAIL_WIDTH }).webp().toFile(thumbnail);
    }
  } finally {
    clearTimeout(limit);
    await context.close();
  }
}

function filesOf({ screen, width }: Pick<Visit, 'screen' | 'width'>, out: string) {
  return THEMES.map((theme) => {
    const name = pictureName(screen, width, theme);
    return { theme, file: join(out, name), thumbnail: join(out, 'thumbnails', name.replace(/png$/, 'webp')) };
  });
}

/** Without WebGL, maps stay at their static picture. A live map is never drawn twice alike. */
function browserArguments(port: number): string[] {
  return [
    ...['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    ...['--disable-component-update', '--disable-sync', '--disable-gpu', '--disable-3d-apis'],
    ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    `--host-resolver-rules=MAP ${new URL(ORIGIN).host} 127.0.0.1:${port}`,
  ];
}
