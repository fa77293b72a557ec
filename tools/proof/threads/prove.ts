import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findLegs } from '#features/trips/contract/planning-routes.ts';
import type { FRAMES } from '#posters/frames.ts';
import { OWN_SEEDS } from '#posters/own-seeds.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { REGIONS_FOLDER } from '#regions/read-region.ts';
import { readLook } from '#server/region/read-look.ts';
import { onStage, type Stage } from '../stage.ts';
import { type Faults, printControl, printVerdict } from '../verdict.ts';

const AREAS = ['accounts', 'places', 'closures', 'maps', 'trips'];
const MOST_MS = 100;
const EVERY_MS = 10;

interface Size {
  posters: number;
  legs: number;
}

/**
 * `npm run proof -- threads [--runs 3] [--posters 400] [--legs 10]`: 99 % of the replies of `/healthz` must come within
 * 100 ms while callers request posters and travel times. A control repeats this without threads.
 */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      posters: { type: 'string', default: '400' },
      legs: { type: 'string', default: '10' },
    },
  });
  const size: Size = { posters: Number(values.posters), legs: Number(values.legs) };
  return onStage({ sites: 1, areas: AREAS }, async (stage) => {
    let well = true;
    for (let run = 1; run <= Number(values.runs); run += 1) {
      await restart(stage, []);
      const { faults, figures } = await besiege(stage, size);
      well =
        printVerdict(
          `${size.posters} posters and ${size.legs} requests for legs ${run}/${values.runs}`,
          faults,
          figures,
        ) && well;
    }
    await restart(stage, ['threads']);
    const { faults } = await besiege(stage, size);
    return (
      printControl(
        'on the main thread',
        faults.filter((fault) => fault.startsWith('/healthz')),
      ) && well
    );
  });
}

async function restart({ sites: [site] }: Stage, without: string[]): Promise<void> {
  await site!.kill();
  await site!.start(without);
  await ask(site!.url, '/cartel/trujillo/huaca/huaca.svg');
  await ask(site!.url, findLegs.path, JSON.stringify({ points: [centre, { ...centre, lon: centre.lon + 0.01 }] }));
}

const centre = { lon: -79.0288, lat: -8.1118 };

async function besiege({ region, sites: [site] }: Stage, { posters, legs }: Size) {
  const addresses = (await everyPoster(region)).slice(0, posters);
  const points = (turn: number) =>
    Array.from({ length: 60 }, (_, i) => ({
      lon: centre.lon + 0.0011 * ((i * 7 + turn) % 60) - 0.03,
      lat: centre.lat + 0.0009 * ((i * 13 + turn * 3) % 60) - 0.02,
    }));
  const siege = Promise.all([
    ...addresses.map((path) => ask(site!.url, path)),
    ...Array.from({ length: legs }, (_, i) => ask(site!.url, findLegs.path, JSON.stringify({ points: points(i) }))),
  ]);
  let isOver = false;
  const ended = siege.finally(() => {
    isOver = true;
  });
  const begun = performance.now();
  const waits: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    await ask(site!.url, '/healthz');
    waits.push(performance.now() - asked);
    await wait(EVERY_MS);
  }
  const statuses = await ended;
  const took = performance.now() - begun;
  const sorted = waits.sort((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1]!;
  const faults: Faults = [];
  if (addresses.length < posters) faults.push(`there are only ${addresses.length} posters`);
  const refused = statuses.filter((status) => status !== 200);
  if (refused.length > 0)
    faults.push(`${refused.length} requests were not answered: ${[...new Set(refused)].join(', ')}`);
  if (p99 > MOST_MS) faults.push(`/healthz took ${Math.round(p99)} ms at the 99th percentile of ${sorted.length}`);
  const ms = (value: number) => `${Math.round(value)} ms`;
  return {
    faults,
    figures: { asked: sorted.length, p50: ms(sorted[sorted.length >> 1]!), p99: ms(p99), all: ms(took) },
  };
}

async function everyPoster(id: string): Promise<string[]> {
  const { art } = await readLook(join(REGIONS_FOLDER, id));
  return [...OWN_SEEDS].flatMap((seed) =>
    (['panorama', 'art', 'hero', 'wide', 'card'] as const satisfies (keyof typeof FRAMES)[]).flatMap((format) =>
      Object.keys(art.scenes).map((scene) => posterUrl({ region: id, scene, seed, format })),
    ),
  );
}

const agent = new Agent({ keepAlive: true });

function ask(url: string, path: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {};
    const asking = request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    asking.once('error', reject).end(body);
  });
}
