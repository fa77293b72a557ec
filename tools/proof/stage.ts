import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import type { Ledger } from '#sandbox/ledger.ts';
import { refunded } from '#sandbox/payment.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { readConfig } from '#server/config.ts';
import { type Connection, connect } from '#server/database/connect.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { migrate } from '#server/database/migrate.ts';
import { prepareQueue } from '#server/jobs/prepare-queue.ts';
import { openFolder } from '#tests/open-folder.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';

const SITE = join(import.meta.dirname, 'site.ts');
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/proof');
const START = 180_000;
const CHECKOUT = ['organisation', 'policies', 'operators', 'bookings', 'checkout'];

export interface StageOptions {
  sites?: number;
  areas?: readonly string[];
  without?: readonly string[];
  settings?: Record<string, string>;
  database?: pg.ClientConfig;
  databaseUrl?: (url: string) => Promise<string>;
  cardsPort?: (port: number) => Promise<number>;
  ledger?: Ledger;
  postgres?: Record<string, string | number>;
}

export interface Site {
  url: string;
  pid(): number | undefined;
  start(without?: readonly string[]): Promise<void>;
  kill(): Promise<void>;
}

export interface Stage extends Connection {
  region: string;
  sites: Site[];
  selling: Selling;
  databasePid(): Promise<number | undefined>;
  /** The amounts are minor units. `payments` is the number of payments. */
  providerMoney(): Promise<{ captured: number; refunded: number; payments: number }>;
  settings: Record<string, string>;
}

export async function onStage<T>(options: StageOptions, work: (stage: Stage) => Promise<T>): Promise<T> {
  const { stage, close } = await openStage(options);
  try {
    return await work(stage);
  } finally {
    await close();
  }
}

export async function openStage(options: StageOptions): Promise<{ stage: Stage; close(): Promise<void> }> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.reverse()) await step().catch((error: Error) => console.error(error.message));
  };
  try {
    return { stage: await open(options, undo), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(options: StageOptions, undo: (() => Promise<unknown>)[]): Promise<Stage> {
  const folder = await openFolder('proof');
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = { max_connections: 120, ...options.postgres };
  const embedded = options.database ? undefined : await joinEmbeddedDatabase({ dataDir: folder, settings: postgres });
  if (embedded) undo.push(() => embedded.leave());
  const database = options.database ?? embedded!.connection;
  const connection = connect({ ...database, max: 8 });
  undo.push(connection.close);
  if (embedded) {
    await migrate(connection.pool);
    await prepareQueue(connection.pool);
  }
  const url = addressOf(database);
  const given = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SECRET_KEY: randomBytes(32).toString('base64url'),
    RATE_LIMIT: '0',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: COMPILED,
    ...options.settings,
  };
  const provider = await startSandbox(
    readConfig({ ...given, SANDBOX_CARDS_PORT: '0', PUBLIC_URL: 'http://127.0.0.1:1' }),
    database,
    { later: 200, onTrouble: () => undefined, ...(options.ledger && { ledger: options.ledger }) },
  );
  undo.push(provider.close);
  const settings = {
    ...given,
    DATABASE_URL: (await options.databaseUrl?.(url)) ?? url,
    SANDBOX_CARDS_PORT: String((await options.cardsPort?.(provider.port)) ?? provider.port),
    SANDBOX_CARDS_URL: `http://127.0.0.1:${provider.port}`,
  };
  const ports = await freePorts(options.sites ?? 2);
  // The servers share a public URL, so that they send equal requests to the card provider.
  const shared = { ...settings, PUBLIC_URL: addressAt(ports[0]!) };
  const areas = [...CHECKOUT, ...(options.areas ?? [])];
  const sites = ports.map((port) => siteAt(port, shared, areas, options.without ?? []));
  undo.push(() => Promise.all(sites.map((site) => site.kill())));
  await Promise.all(sites.map((site) => site.start()));
  return {
    ...connection,
    region: readConfig(settings).REGION,
    sites,
    selling: await seedSelling(connection),
    databasePid: async () => (embedded ? postmasterOf(connection.pool) : undefined),
    providerMoney: () => (options.ledger ? moneyIn(options.ledger) : providerMoney(connection.pool)),
    settings,
  };
}

const addressAt = (port: number) => `http://127.0.0.1:${port}`;

function siteAt(
  port: number,
  settings: Record<string, string>,
  areas: readonly string[],
  usually: readonly string[],
): Site {
  const url = addressAt(port);
  let child: ChildProcess | undefined;
  return {
    url,
    pid: () => child?.pid,
    async start(without = usually) {
      const started = fork(SITE, ['--without', without.join(','), '--areas', areas.join(',')], {
        env: { PATH: process.env.PATH, ...settings, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        execArgv: [],
      });
      child = started;
      const ended = once(started, 'exit').then(([code, signal]) => signal ?? code);
      const opened = once(started, 'message', { signal: AbortSignal.timeout(START) }).then(() => 'open');
      const came = await Promise.race([opened, ended]);
      if (came !== 'open' && came !== 'SIGKILL') throw new Error(`A site did not start: it ended with ${came}.`);
    },
    async kill() {
      const killed = child;
      if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
      const gone = once(killed, 'exit');
      killed.kill('SIGKILL');
      await gone;
    },
  };
}

function addressOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const account = `${user}:${encodeURIComponent(String(password))}`;
  return host!.startsWith('/')
    ? `postgres://${account}@/${database}?host=${encodeURIComponent(host!)}&port=${port}`
    : `postgres://${account}@${host}:${port}/${database}`;
}

async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  const { readFile } = await import('node:fs/promises');
  return Number((await readFile(join(rows[0]!.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function providerMoney(pool: pg.Pool) {
  const { rows } = await pool.query(
    `select coalesce(sum((document->>'captured')::bigint), 0)::bigint as captured, count(*) as payments,
       coalesce(sum((select sum((r->>'amount')::bigint) from jsonb_array_elements(document->'refunds') r
         where r->>'outcome' = 'settled' and (r->>'endsAt')::timestamptz <= clock_timestamp())), 0)::bigint as refunded
     from sandbox_cards.payment`,
  );
  return rows[0];
}

async function moneyIn(ledger: Ledger) {
  const payments = await ledger.listPayments(Number.POSITIVE_INFINITY);
  const now = new Date();
  const sum = (of: (payment: (typeof payments)[number]) => number) => payments.reduce((all, it) => all + of(it), 0);
  return {
    captured: sum(({ captured }) => captured),
    refunded: sum((payment) => refunded(payment, now)),
    payments: payments.length,
  };
}

async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return probe;
    }),
  );
  return Promise.all(
    probes.map(async (probe) => {
      const { port } = probe.address() as { port: number };
      probe.close();
      await once(probe, 'close');
      return port;
    }),
  );
}

export function turnsOf({ sites }: Pick<Stage, 'sites'>): () => string {
  let turn = 0;
  return () => sites[turn++ % sites.length]!.url;
}
