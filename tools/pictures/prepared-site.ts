import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from '#server/database/connect.ts';
import { withLock } from '#server/database/embedded/lock.ts';
import { fingerprintOf } from '#server/prepare-once.ts';
import { callerOf } from './call.ts';
import { BEGINS_AT, type Clock, restoreClock, STANDS_AT, setClock } from './clock.ts';
import { setDatabaseClock } from './database-clock.ts';
import { type DemoData, makeDemoData } from './demo-data.ts';
import { type DemoName, type Sessions, signInEverybody } from './sign-in.ts';
import { joinDatabase, openSite, withClient } from './site.ts';

const STAGED = 'pictures';
/** When one of these files changes, the data is made again. */
const MAKERS = ['buy-in-demo.ts', 'clock.ts', 'demo-data.ts', 'import-in-demo.ts', 'owner-voices.ts'];
const PREPARED_WITHIN_MS = 10 * 60_000;

export interface Prepared {
  made: string;
  data: DemoData;
  sessions: Sessions;
}

export interface OpenedSite extends Prepared {
  address: string;
  close(): Promise<void>;
}

/** All runs with a data folder start from the same data, so that pictures of two versions can be compared. */
export async function openPreparedSite(dataDir: string, port: number): Promise<OpenedSite> {
  await mkdir(dataDir, { recursive: true });
  const embedded = await joinDatabase(dataDir);
  const undo: (() => Promise<unknown>)[] = [() => embedded.leave()];
  const close = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const prepared = await withLock(
      join(dataDir, 'pictures.lock'),
      () => readPrepared(embedded.connection, dataDir, port),
      PREPARED_WITHIN_MS,
    );
    const copy = `${STAGED}_${port}`;
    await createDatabase(embedded.connection, copy, STAGED);
    undo.push(() => withClient(embedded.connection, (client) => client.query(`drop database ${copy} with (force)`)));
    const clock: Clock = { at: STANDS_AT, runs: false };
    const site = await openSite({ dataDir, port, clock, database: { ...embedded.connection, database: copy } });
    undo.push(site.close);
    return { ...prepared, address: site.address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readPrepared(owner: pg.ClientConfig, dataDir: string, port: number): Promise<Prepared> {
  const file = join(dataDir, 'pictures.json');
  const made = await fingerprintOf(...MAKERS.map((name) => join(import.meta.dirname, name)));
  const known: Prepared | undefined = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  if (known?.made === made) return known;
  const prepared = { made, ...(await prepare(owner, dataDir, port)) };
  await writeFile(file, JSON.stringify(prepared, null, 2), { mode: 0o600 });
  return prepared;
}

async function prepare(owner: pg.ClientConfig, dataDir: string, port: number): Promise<Omit<Prepared, 'made'>> {
  console.log('Making the data of the pictures …');
  await createDatabase(owner, STAGED);
  const database = { ...owner, database: STAGED };
  const data = await makeData(database, dataDir, port);
  const clock = { at: STANDS_AT, runs: false };
  await withClient(database, (client) => setDatabaseClock(client, owner.user!, clock));
  const site = await openSite({ dataDir, port, clock, database });
  try {
    const sessions = await signInEverybody(site.address, dataDir, Date.parse(STANDS_AT));
    await withClient(database, jobsDone);
    return { data, sessions };
  } finally {
    await site.close();
  }
}

/** Otherwise each run would do the due jobs in another order. */
async function jobsDone(client: pg.Client): Promise<void> {
  const due = 'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';
  while ((await client.query(due)).rowCount) await sleep(200);
}

async function makeData(database: pg.ClientConfig, dataDir: string, port: number): Promise<DemoData> {
  const clock = { at: BEGINS_AT, runs: true };
  await withClient(database, (client) => setDatabaseClock(client, database.user!, clock));
  setClock(clock);
  const site = await openSite({ dataDir, port, database, clock: { at: new Date().toISOString(), runs: true } });
  const connection = connect(database);
  try {
    const sessions = await signInEverybody(site.address, dataDir, Date.now());
    const as = (name: DemoName) => callerOf(site.address, { authorization: `Bearer ${sessions[name].token}` });
    const data = await makeDemoData(connection, callerOf(site.address, {}), as);
    if (Date.now() > Date.parse(STANDS_AT))
      throw new Error('Making the data took too long: the clock is past the pictures.');
    return data;
  } finally {
    await connection.close();
    await site.close();
    restoreClock();
  }
}

async function createDatabase(owner: pg.ClientConfig, name: string, from = 'template0'): Promise<void> {
  await withClient(owner, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${from}`);
  });
}
