import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import type { Pin, PinsAnswer } from '#features/places/contract/place.ts';
import { listPins } from '#features/places/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { findBrowser } from '../tools/browser.ts';
import { percentile } from './percentile.ts';
import { startSite } from './start-site.ts';

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  dur?: number;
  id?: string;
  args: { data?: ProfileChunk };
}

interface ProfileChunk {
  cpuProfile?: {
    nodes?: { id: number; callFrame: { functionName: string; url?: string } }[];
    samples?: number[];
  };
  timeDeltas?: number[];
  startTime?: number;
}

/** Milliseconds of our script in one task. A frame of a screen with 60 pictures a second has 16.7. */
const GOAL = 16;
const CPU_SLOWDOWN = 4;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler', 'toplevel'];

/**
 * `npm run bench -- pan [--pins 10000] [--url http://…]`: drags the map of Explorar with many pins on a phone whose CPU
 * is four times slower, and adds up our script (with the map library) in each task of the page. Drawing is not counted,
 * because test machines have no graphics card. Made-up pins stand around the real ones.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { pins: { type: 'string', default: '10000' }, url: { type: 'string' } },
  });
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('There is no Chromium: name one with CHROMIUM_PATH.');
  const site = values.url ? { url: values.url, stop: async () => {} } : await startSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.route(`**${pathOf(listPins)}*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: manyPins((await answer.json()) as PinsAnswer, Number(values.pins)),
      });
    });
    await page.goto(`${site.url}/explorar`);
    await page.locator('[data-map=live]').waitFor({ timeout: 120_000 });
    await page.waitForTimeout(5_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const events = await traceWhile(session, () => drag(page, session));
    const tasks = scriptOfTasks(events);
    const longest = Math.max(...tasks);
    console.table({
      pins: Number(values.pins),
      tasks: tasks.length,
      'p99 ms of script': percentile(tasks, 0.99).toFixed(1),
      'longest ms of script': longest.toFixed(1),
      'tasks above 16 ms': tasks.filter((task) => task > GOAL).length,
    });
    if (longest > GOAL) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function manyPins(answer: PinsAnswer, count: number): PinsAnswer {
  const real = answer.pins.length;
  const pins = Array.from({ length: count }, (_, n): Pin => {
    const [id, slug, name, category, lon, lat] = answer.pins[n % real]!;
    if (n < real) return [id, slug, name, category, lon, lat];
    const away = 0.0015 * Math.sqrt(n);
    return [`${id}-${n}`, slug, name, category, lon + away * Math.cos(n), lat + away * Math.sin(n)];
  });
  return { ...answer, pins };
}

async function drag(page: Page, session: CDPSession): Promise<void> {
  const box = (await page.locator('[data-map=live] canvas').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 700) / 2];
  for (let turn = 0; turn < 6; turn++) {
    const way = turn % 2 === 0 ? 1 : -1;
    const point = (step: number) => ({ x: x - 60 * way + step * 6 * way, y: y + step * 2 * way });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] });
    for (let step = 1; step <= 20; step++) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(step)] });
      await page.waitForTimeout(16);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(700);
  }
}

async function traceWhile(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Milliseconds of script from our files for each task of the thread that runs them. */
function scriptOfTasks(events: readonly TraceEvent[]): number[] {
  const urls = new Map<string, string>();
  const samples: { at: number; micros: number; tid: number }[] = [];
  const clocks = new Map<string, number>();
  for (const { name, id = '', args, tid, ts } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name === 'Profile') clocks.set(id, args.data?.startTime ?? ts);
    if (name !== 'ProfileChunk') continue;
    const { cpuProfile, timeDeltas = [] } = args.data ?? {};
    for (const node of cpuProfile?.nodes ?? []) urls.set(`${id} ${node.id}`, node.callFrame.url ?? '');
    let at = clocks.get(id) ?? 0;
    for (const [k, node] of (cpuProfile?.samples ?? []).entries()) {
      at += timeDeltas[k] ?? 0;
      if (urls.get(`${id} ${node}`)?.includes('/assets/')) samples.push({ at, micros: timeDeltas[k] ?? 0, tid });
    }
    clocks.set(id, at);
  }
  const main = events.find(({ name }) => name === 'EventDispatch')?.tid;
  const tasks = events.filter(
    ({ name, tid, dur }) => name === 'ThreadControllerImpl::RunTask' && tid === main && dur !== undefined,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page.');
  return tasks.map(({ ts, dur = 0 }) =>
    samples.reduce((sum, { at, micros }) => (at >= ts && at < ts + dur ? sum + micros / 1000 : sum), 0),
  );
}
