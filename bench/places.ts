import { parseArgs } from 'node:util';
import pg from 'pg';
import { operatorRows } from '#features/operators/api/public.ts';
import { places } from '#features/places/api/area.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import { type InputOf, pathOf, type ShapeOf } from '#features/route.ts';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { connect } from '#server/database/connect.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { migrate } from '#server/database/migrate.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';
import { percentile } from './percentile.ts';
import { loadSyntheticPlaces, SYNTHETIC_BOX } from './synthetic-places.ts';

const DATABASE = 'bench_places';
const GOAL_MS = 150;
const [WEST, SOUTH, EAST, NORTH] = SYNTHETIC_BOX;

/**
 * `npm run bench -- places [--count 1000000] [--requests 200] [--keep]`: measures the server with invented places in a
 * separate database.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '1000000' },
      requests: { type: 'string', default: '200' },
      keep: { type: 'boolean', default: false },
    },
  });
  const config = readConfig({ DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'error', RATE_LIMIT: '0' });
  const embedded = await joinEmbeddedDatabase({ dataDir: config.DATA_DIR });
  const administer = async (statement: string) => {
    const client = new pg.Client({ ...embedded.connection, database: 'postgres' });
    await client.connect();
    const { rowCount } = await client.query(statement).finally(() => client.end());
    return rowCount ?? 0;
  };
  const isKept = (await administer(`select from pg_database where datname = '${DATABASE}'`)) > 0;
  if (!isKept) await administer(`create database ${DATABASE}`);
  const { db, pool, close } = connect({ ...embedded.connection, database: DATABASE, max: 4 });
  try {
    await migrate(pool);
    if (!isKept) await loadSyntheticPlaces(pool, config.REGION, Number(values.count), console.log);
    const parts = { config, db, pool, log: createLog(config), say: console.log };
    const app = await createServer(await openPlatform(parts, [places(operatorRows)]), [places(operatorRows)]);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const results = await measure(address, config.APP_TOKEN, Number(values.requests), pool);
    await app.close();
    console.table(results);
    const missed = Object.entries(results).filter(([, { p95 }]) => p95 > GOAL_MS);
    for (const [name, { p95 }] of missed) console.error(`${name}: p95 ${p95} ms is above ${GOAL_MS} ms`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await close();
    if (!values.keep) await administer(`drop database ${DATABASE} with (force)`);
    await embedded.leave();
  }
}

type Result = { p50: number; p95: number; max: number; answers: number };

async function measure(
  address: string,
  token: string,
  requests: number,
  pool: pg.Pool,
): Promise<Record<string, Result>> {
  const names = await pool.query<{ name: string }>(
    'select name from company tablesample system (0.1) repeatable (7) limit 500',
  );
  const random = chance(20260114);
  const words = () => names.rows[Math.floor(random() * names.rows.length)]!.name;
  /** A point near Trujillo, because the site refuses points outside of the region. */
  const point = () => `${(WEST + random() * 0.3).toFixed(5)},${(-8.3 + random() * 0.4).toFixed(5)}`;
  const box = (degrees: number) => {
    const west = WEST + random() * (EAST - WEST - degrees);
    const south = SOUTH + random() * (NORTH - SOUTH - degrees);
    return [west, south, west + degrees, south + degrees].map((value) => value.toFixed(5)).join(',');
  };
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!;
  const category = () => pick(['lodging', 'food', 'museum', 'beach', 'church', 'shop']);
  const list = (query: NonNullable<InputOf<ShapeOf<typeof listPlaces>>['query']>) => pathOf(listPlaces, { query });
  const questions: Record<string, () => string> = {
    list: () => list({ category: category() }),
    'list with facets': () => list({ facets: true, category: category() }),
    'list by name': () => list({ sort: 'name' }),
    'common word': () => list({ q: pick(['hotel', 'restaurante', 'casa', 'san', 'hostal']) }),
    words: () => list({ q: words() }),
    'words with facets': () => list({ facets: true, q: words().split(' ').slice(0, 2).join(' ') }),
    typo: () => list({ q: misspell(words(), random) }),
    'small box': () => list({ box: box(0.05) }),
    'large box': () => list({ box: box(0.5), facets: true }),
    nearest: () => list({ near: point() }),
    'nearest of a kind': () => list({ near: point(), category: 'museum' }),
    'open at': () => list({ openAt: `2026-12-0${1 + Math.floor(random() * 8)}T1${Math.floor(random() * 9)}:30` }),
    place: () => pathOf(showPlace, { params: { idOrSlug: `lugar-${1 + Math.floor(random() * 9000)}` } }),
  };
  const results: Record<string, Result> = {};
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = [];
    let answers = 0;
    for (let n = -5; n < requests; n += 1) {
      const url = address + question();
      const begun = performance.now();
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const body = (await answer.json()) as { items?: unknown[] };
      if (n >= 0) times.push(performance.now() - begun);
      if (!answer.ok) throw new Error(`${url}: ${answer.status} ${JSON.stringify(body)}`);
      answers += body.items?.length ?? 1;
    }
    const round = (share: number) => Math.round(percentile(times, share) * 10) / 10;
    results[name] = { p50: round(0.5), p95: round(0.95), max: round(1), answers };
    console.log(`${name.padEnd(20)} p50 ${results[name].p50} ms · p95 ${results[name].p95} ms`);
  }
  return results;
}

function misspell(text: string, random: () => number): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length < 5) return word;
      const at = 1 + Math.floor(random() * (word.length - 3));
      return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    })
    .join(' ');
}

/** Returns Lehmer's random number generator. Equal seeds give equal numbers. */
function chance(seed: number): () => number {
  let state = seed % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
