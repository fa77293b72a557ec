import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';
import { readRegion } from '#regions/read-region.ts';
import { readConfig } from '#server/config.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import type { OneImport } from './import/one-import.ts';
import { csvOf, inventory, xlsxOf } from './import/rows.ts';

const DATABASE = 'bench_import';
const GOALS = { times: 10, seconds: 60, megabytes: 500 };
const run1 = promisify(execFile);

/**
 * `npm run bench -- import [--rows 100000] [--region cusco] [--only csv|xlsx]`: imports invented rows into a database of
 * its own. The time of CSV is compared with a COPY of the same places into the same table with its indexes and triggers.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '100000' },
      region: { type: 'string', default: 'cusco' },
      only: { type: 'string' },
    },
  });
  const config = readConfig({ DATA_DIR: process.env.DATA_DIR, REGION: values.region, LOG_LEVEL: 'error' });
  const { settings } = await readRegion(config.REGION);
  const rows = inventory(Number(values.rows), settings.bbox);
  const embedded = await joinEmbeddedDatabase({ dataDir: config.DATA_DIR });
  const file = join(tmpdir(), `vereda-bench-import-${process.pid}`);
  const importOne = async (name: string, content: Buffer, parseOnly = false): Promise<OneImport> => {
    await writeFile(`${file}.${name}`, content);
    // The memory settings of the site (tools/run.mjs).
    const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };
    const env = { ...process.env, ...memory, CONNECTION: JSON.stringify(embedded.connection), REGION: config.REGION };
    const script = join(import.meta.dirname, 'import/one-import.ts');
    const words = ['--max-semi-space-size=8', script, DATABASE, `${file}.${name}`, ...(parseOnly ? ['parse'] : [])];
    const { stdout } = await run1(process.execPath, words, { env, maxBuffer: 1 << 26 });
    return JSON.parse(stdout.trim().split('\n').at(-1)!);
  };
  const results: Record<string, string> = {};
  const missed: string[] = [];
  const check = (name: string, value: number, goal: number, unit: string) => {
    results[name] = `${value.toFixed(1)} ${unit} (goal: at most ${goal})`;
    if (value > goal) missed.push(name);
  };
  try {
    if (values.only !== 'xlsx') {
      await anew(embedded.connection);
      const { read: parse } = await importOne('csv', csvOf(rows), true);
      const csv = await importOne('csv', csvOf(rows));
      const copy = await copyAgain(embedded.connection, config.REGION, csv.id, `${file}.copy`);
      check('CSV, times of a COPY', (csv.read - parse + csv.run) / copy, GOALS.times, 'times');
      results['CSV, reading the file'] = seconds(parse);
      addParts(results, 'CSV', csv);
      results['COPY of the places'] = seconds(copy);
    }
    if (values.only !== 'csv') {
      await anew(embedded.connection);
      const content = xlsxOf(rows);
      const parsed = await importOne('xlsx', content, true);
      results['XLSX, reading the file'] = `${seconds(parsed.read)}, ${parsed.memory} MB`;
      const xlsx = await importOne('xlsx', content);
      check('XLSX, until every row is judged', xlsx.read, GOALS.seconds, 's');
      check('XLSX, memory until then', xlsx.readMemory, GOALS.megabytes, 'MB');
      check('XLSX, first progress', xlsx.firstProgress, 1, 's');
      addParts(results, 'XLSX', xlsx);
    }
    console.table(results);
    for (const name of missed) console.error(`${name}: the goal is missed`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    for (const name of ['csv', 'xlsx', 'copy']) await rm(`${file}.${name}`, { force: true });
    await administer(embedded.connection, `drop database if exists ${DATABASE} with (force)`);
    await embedded.leave();
  }
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;

function addParts(results: Record<string, string>, name: string, one: OneImport): void {
  results[`${name}, parts`] =
    `reading and judging ${seconds(one.read)}, importing ${seconds(one.run)}; ${one.taken} rows`;
  results[`${name}, process`] =
    `${one.memory} MB; progress after ${seconds(one.firstProgress)}, then at least each ${seconds(one.longestSilence)}`;
}

async function administer(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function anew(connection: pg.ClientConfig): Promise<void> {
  await administer(connection, `drop database if exists ${DATABASE} with (force)`);
  await administer(connection, `create database ${DATABASE}`);
}

/** @returns the seconds of a COPY of the imported places, after they are deleted */
async function copyAgain(connection: pg.ClientConfig, region: string, id: string, file: string): Promise<number> {
  const client = new pg.Client({ ...connection, database: DATABASE });
  await client.connect();
  try {
    const { rows } = await client.query<{ column: string }>(
      `select quote_ident(column_name) as column from information_schema.columns
       where table_name = 'company' and is_generated = 'NEVER' order by ordinal_position`,
    );
    const columns = rows.map(({ column }) => column).join();
    await client.query(`create temporary table imported as select distinct place_id as id from place_import_row
      where import_id = '${id}' and place_id is not null`);
    await client.query(`copy (select ${columns} from company where region_id = '${region}'
      and id in (select id from imported)) to '${file}'`);
    await client.query(`update company set part_of = null, ticket = null where part_of in (select id from imported)
      or ticket in (select id from imported)`);
    await client.query(`delete from company where region_id = '${region}' and id in (select id from imported)`);
    await client.query('vacuum analyze company');
    const begun = performance.now();
    await client.query(`copy company (${columns}) from '${file}'`);
    return (performance.now() - begun) / 1000;
  } finally {
    await client.end();
  }
}
