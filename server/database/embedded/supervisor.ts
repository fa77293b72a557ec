import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, canEnter, chooseAccount } from './account.ts';
import { packagedBinaries, prepareBinaries } from './binaries.ts';
import {
  type Cluster,
  findServer,
  initialise,
  isPostgres,
  type Listening,
  makeEnterable,
  NotStarted,
  OWNER,
  type RunningServer,
  startServer,
  stopServer,
} from './cluster.ts';
import { isAlive, ownTicket, withLock } from './lock.ts';

export interface SupervisorOptions {
  dataDir: string;
  say?: (sentence: string) => void;
  settings?: Record<string, string | number>;
  /** `socket` is a unix socket, `tcp` is a free loopback port. */
  transport?: 'socket' | 'tcp';
  packageFolder?: string;
}

export interface EmbeddedDatabase {
  connection: pg.ClientConfig;
  cluster: Cluster;
  /** The last process that leaves stops the server. */
  leave(): Promise<void>;
}

const WATCH_EVERY = 1_000;

const SETTINGS = { max_connections: 100, shared_buffers: '256MB', wal_compression: 'on', log_checkpoints: 'off' };

/**
 * Starts the PostgreSQL server of a data folder, or joins the server that another process started. If the server dies,
 * a process restarts it at the same address.
 */
export async function joinEmbeddedDatabase(options: SupervisorOptions): Promise<EmbeddedDatabase> {
  const databaseFolder = resolve(options.dataDir, 'database');
  await makeEnterable(resolve(options.dataDir));
  await makeEnterable(databaseFolder);
  const lock = join(databaseFolder, 'lock');
  const ticket = join(databaseFolder, `member-${process.pid}-${randomUUID()}`);

  const { cluster, password, server } = await withLock(lock, async () => {
    const prepared = await prepare(options, databaseFolder);
    await writeFile(ticket, ownTicket(), { mode: 0o600 });
    try {
      return { ...prepared, server: await ensureServer(prepared.cluster, prepared.password, options, databaseFolder) };
    } catch (error) {
      await rm(ticket, { force: true });
      if (!(await findServer(prepared.cluster))) await forgetSocketFolder(databaseFolder);
      throw error;
    }
  });

  const watch = watchServer(server, () =>
    withLock(lock, () =>
      ensureServer(cluster, password, options, databaseFolder, { host: server.host, port: server.port }),
    ),
  );
  let left = false;
  return {
    cluster,
    connection: { host: server.host, port: server.port, user: OWNER, database: OWNER, password },
    async leave() {
      if (left) return;
      left = true;
      await watch.stop();
      await withLock(lock, async () => {
        await rm(ticket, { force: true });
        if ((await livingMembers(databaseFolder)) > 0) return;
        const running = await findServer(cluster);
        if (running) await stopServer(cluster, running);
        await forgetSocketFolder(databaseFolder);
      });
    },
  };
}

export async function prepare(
  options: SupervisorOptions,
  databaseFolder: string,
): Promise<{ cluster: Cluster; password: string }> {
  let home = (await readFile(join(databaseFolder, 'outside'), 'utf8').catch(() => undefined)) ?? databaseFolder;
  const account = await chooseAccount(join(home, 'cluster'));
  if (home === databaseFolder && !canEnter(account, databaseFolder)) {
    home = await makeOutsideHome(account);
    await writeFile(join(databaseFolder, 'outside'), home);
    options.say?.(`${databaseFolder} lies below a private folder: the database is kept in ${home}.`);
  }
  const source = options.packageFolder ?? packagedBinaries();
  const cluster: Cluster = {
    folder: join(home, 'cluster'),
    logFile: join(databaseFolder, 'server.log'),
    binaries: await prepareBinaries(account, home, source),
    account,
  };
  return { cluster, password: await keepPassword(databaseFolder) };
}

async function ensureServer(
  cluster: Cluster,
  password: string,
  options: SupervisorOptions,
  databaseFolder: string,
  wanted?: Listening,
): Promise<RunningServer> {
  if (!(await stat(join(cluster.folder, 'PG_VERSION')).catch(() => undefined))) {
    options.say?.('Preparing the database …');
    await initialise(cluster, password, options.settings?.fsync === 'off' ? ['--no-sync'] : []);
  }
  const running = await findServer(cluster);
  if (running) {
    if (await answers(running, password)) return running;
    options.say?.('A database server left by an earlier start does not answer: starting it again.');
    await stopServer(cluster, running);
  }
  const server = await startPatiently(cluster, options, databaseFolder, wanted);
  await createDatabase(server, password);
  return server;
}

/** Retries while another program uses the port, or while children of a killed server still run. */
async function startPatiently(
  cluster: Cluster,
  options: SupervisorOptions,
  databaseFolder: string,
  wanted?: Listening,
): Promise<RunningServer> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const at = wanted ?? (await choosePlace(cluster.account, options, databaseFolder));
    try {
      return await startServer(cluster, at, { ...SETTINGS, ...options.settings });
    } catch (error) {
      const isPassing = error instanceof NotStarted && error.isPassing;
      if (!isPassing || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

async function choosePlace(account: Account, options: SupervisorOptions, databaseFolder: string): Promise<Listening> {
  const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket');
  if (transport === 'tcp') return { host: '127.0.0.1', port: await freePort() };
  return { host: await keepSocketFolder(account, databaseFolder), port: 5432 };
}

/**
 * The path of a unix socket is limited to about 100 bytes, so the socket has a short folder outside the data folder.
 */
async function keepSocketFolder(account: Account, databaseFolder: string): Promise<string> {
  const note = join(databaseFolder, 'socket-folder');
  const kept = await readFile(note, 'utf8').catch(() => '');
  const found = kept ? await stat(kept).catch(() => undefined) : undefined;
  const owner = account.uid ?? process.getuid?.();
  if (found?.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return kept;

  const above = [tmpdir(), '/tmp'].find((folder) => folder.length < 60 && canEnter(account, folder)) ?? '/tmp';
  const folder = await mkdtemp(join(above, 'vereda-'));
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  await writeFile(note, folder);
  return folder;
}

async function forgetSocketFolder(databaseFolder: string): Promise<void> {
  const note = join(databaseFolder, 'socket-folder');
  const folder = await readFile(note, 'utf8').catch(() => '');
  if (!folder) return;
  await rm(folder, { recursive: true, force: true });
  await rm(note);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

async function keepPassword(databaseFolder: string): Promise<string> {
  const file = join(databaseFolder, 'password');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

async function makeOutsideHome(account: Account): Promise<string> {
  for (const above of ['/var/lib/vereda', '/var/tmp/vereda']) {
    try {
      await makeEnterable(above);
      const home = await mkdtemp(join(above, 'site-'));
      await makeEnterable(home);
      if (canEnter(account, home)) return home;
      await rm(home, { recursive: true });
    } catch {}
  }
  throw new Error(
    'The data folder lies below a private folder and /var/lib cannot be used: set DATA_DIR to another place.',
  );
}

async function answers(server: RunningServer, password: string): Promise<boolean> {
  const deadline = Date.now() + 3_000;
  for (;;) {
    const client = new pg.Client({ ...connectionTo(server, password), connectionTimeoutMillis: 3_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      const startingUp = (error as { code?: string }).code === '57P03';
      if (!isPostgres(server.pid) || (!startingUp && Date.now() > deadline)) return false;
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function createDatabase(server: RunningServer, password: string): Promise<void> {
  const client = new pg.Client(connectionTo(server, password));
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [OWNER]);
    if (!rowCount) await client.query(`create database ${OWNER}`);
  } finally {
    await client.end();
  }
}

function connectionTo(server: Listening, password: string): pg.ClientConfig {
  return { host: server.host, port: server.port, user: OWNER, database: 'postgres', password };
}

async function livingMembers(databaseFolder: string): Promise<number> {
  let living = 0;
  for (const name of await readdir(databaseFolder)) {
    if (!name.startsWith('member-')) continue;
    const file = join(databaseFolder, name);
    if (isAlive(await readFile(file, 'utf8').catch(() => ''))) living += 1;
    else await rm(file, { force: true });
  }
  return living;
}

function watchServer(server: RunningServer, revive: () => Promise<RunningServer>) {
  let pid = server.pid;
  let reviving: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (reviving || isPostgres(pid)) return;
    reviving = revive()
      .then((revived) => {
        pid = revived.pid;
      })
      .catch(() => undefined)
      .finally(() => {
        reviving = undefined;
      });
  }, WATCH_EVERY);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await reviving;
    },
  };
}
