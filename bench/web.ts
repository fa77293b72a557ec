import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../tools/browser.ts';
import { startSite } from './start-site.ts';

/** A slow phone: megabits per second, latency in milliseconds, and the factor by which the CPU is slower. */
const PHONE = { downloadMbit: 1.6, uploadMbit: 0.75, latency: 150, cpuSlowdown: 4 } as const;
const BUDGET = { scriptKilobytes: 124, lcp: 1500, cls: 0.05 } as const;
const ROOT = join(import.meta.dirname, '..');

interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  lcpElement: string;
  scripts: string[];
}

/** Measures a screen on a slow phone: gzip bytes of scripts, largest contentful paint and layout shift. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      path: { type: 'string', default: '/' },
      runs: { type: 'string', default: '5' },
      json: { type: 'string' },
    },
  });
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('There is no Chromium: name one with CHROMIUM_PATH.');
  const site = values.url ? { url: values.url, stop: async () => {} } : await startSite();
  const plain = await servePlainPage();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const address = site.url + values.path;
    await fetch(address);
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let round = 0; round < Number(values.runs); round++) {
      theirs.push(await visit(browser, plain.url));
      ours.push(await visit(browser, address));
    }
    const result = {
      page: values.path,
      scripts: await weigh(ours[0]?.scripts ?? []),
      site: medians(ours),
      plain: medians(theirs),
      budget: BUDGET,
    };
    report(result, ours[0]?.lcpElement ?? '');
    if (values.json) await writeFile(values.json, JSON.stringify(result, null, 2));
  } finally {
    await browser.close();
    plain.stop();
    await site.stop();
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: (PHONE.downloadMbit * 1e6) / 8,
    uploadThroughput: (PHONE.uploadMbit * 1e6) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: 'load' });
  if (await page.locator('#app').count()) await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => (window as unknown as { paints: Visit & { ready: number } }).paints);
  const scripts = await page.evaluate(
    (ready) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= ready)
        .map(({ name }) => name),
    seen.ready,
  );
  await context.close();
  return { ...seen, scripts };
}

function watchPaints(): void {
  const paints = { fcp: 0, lcp: 0, cls: 0, lcpElement: '', ready: Number.POSITIVE_INFINITY };
  Object.assign(window, { paints });
  new MutationObserver((_changes, observer) => {
    paints.ready = performance.now();
    observer.disconnect();
  }).observe(document, { attributeFilter: ['data-ready'], subtree: true });
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('paint', (it) => {
    if (it.name === 'first-contentful-paint') paints.fcp = it.startTime;
  });
  watch('largest-contentful-paint', (it) => {
    const { element } = it as PerformanceEntry & { element?: Element };
    paints.lcp = it.startTime;
    paints.lcpElement = element
      ? `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40) ?? ''}`.trim()
      : '';
  });
  watch('layout-shift', (it) => {
    const shift = it as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) paints.cls += shift.value;
  });
}

async function weigh(urls: string[]) {
  const files = await Promise.all(
    [...new Set(urls)].map(async (url) => {
      const content = await readFile(join(ROOT, 'dist', 'client', new URL(url).pathname)).catch(async () =>
        Buffer.from(await (await fetch(url)).arrayBuffer()),
      );
      return { file: new URL(url).pathname, gzip: gzipSync(content, { level: 9 }).length };
    }),
  );
  const kilobytes = files.reduce((sum, { gzip }) => sum + gzip, 0) / 1024;
  return { kilobytes: Number(kilobytes.toFixed(1)), files };
}

function medians(visits: Visit[]) {
  const median = (pick: (visit: Visit) => number) =>
    visits.map(pick).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  return {
    fcp: Math.round(median(({ fcp }) => fcp)),
    lcp: Math.round(median(({ lcp }) => lcp)),
    cls: Number(median(({ cls }) => cls).toFixed(4)),
    visits: visits.length,
  };
}

interface Result {
  page: string;
  scripts: Awaited<ReturnType<typeof weigh>>;
  site: ReturnType<typeof medians>;
  plain: ReturnType<typeof medians>;
  budget: typeof BUDGET;
}

function report({ page, scripts, site, plain, budget }: Result, lcpElement: string): void {
  const verdict = (value: number, limit: number) => (value <= limit ? 'within' : 'OVER');
  console.log(
    `First screen of ${page}: ${PHONE.downloadMbit} Mbit/s, ${PHONE.latency} ms, CPU ÷ ${PHONE.cpuSlowdown}, median of ${site.visits}`,
  );
  for (const { file, gzip } of scripts.files) console.log(`  ${(gzip / 1024).toFixed(1).padStart(6)} KB  ${file}`);
  console.log(
    `scripts, gzip  ${scripts.kilobytes} KB  (${verdict(scripts.kilobytes, budget.scriptKilobytes)} ${budget.scriptKilobytes})`,
  );
  console.log(
    `LCP            ${site.lcp} ms  (${verdict(site.lcp, budget.lcp)} ${budget.lcp}; plain page ${plain.lcp} ms)  ${lcpElement}`,
  );
  console.log(`FCP            ${site.fcp} ms  (plain page ${plain.fcp} ms)`);
  console.log(`CLS            ${site.cls}  (${verdict(site.cls, budget.cls)} ${budget.cls})`);
}

async function servePlainPage(): Promise<{ url: string; stop: () => void }> {
  const html =
    '<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>x</title><h1>Una página</h1>';
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
