import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clusterTemplate, copyWithOwners, SMALL_CLUSTER } from '#tests/cluster-template.ts';
import { openFolder } from '#tests/open-folder.ts';
import { packagedBinaries } from './binaries.ts';
import { startServer } from './cluster.ts';
import { processCommand, processStamp } from './processes.ts';
import { type EmbeddedDatabase, joinEmbeddedDatabase, type SupervisorOptions } from './supervisor.ts';

const isRoot = process.getuid?.() === 0;
const template = await clusterTemplate();
afterAll(template.remove);
let dataDir: string;
let open: EmbeddedDatabase[];
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = await openFolder('supervised');
  open = [];
  children = [];
  return async () => rm(dataDir, { recursive: true, force: true });
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
  }
  for (const embedded of open) await embedded.leave();
});

async function join1(options: Partial<SupervisorOptions> = {}): Promise<EmbeddedDatabase> {
  const embedded = await joinEmbeddedDatabase({ dataDir, settings: SMALL_CLUSTER, ...options });
  open.push(embedded);
  return embedded;
}

async function joinElsewhere(options: { uid?: number; gid?: number; transport?: string } = {}) {
  const { uid, gid, transport = 'socket' } = options;
  const script = join(process.cwd(), 'tests', 'join-embedded.ts');
  const child = spawn(process.execPath, [script, dataDir, transport], {
    uid,
    gid,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  return { child, ...(JSON.parse(line) as { visits: number; started: string; host: string }) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function query(embedded: EmbeddedDatabase, statement: string) {
  const client = new pg.Client(embedded.connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(folder = join(dataDir, 'database', 'cluster')): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  return text ? Number(text.split('\n')[0]) : undefined;
}

describe('one process with an embedded database', () => {
  test('creates the cluster, keeps the password private and stops cleanly', async () => {
    const embedded = await join1();
    const pid = (await serverPid())!;
    expect(await query(embedded, 'select current_setting($$server_version_num$$)::int / 10000 as major')).toEqual([
      { major: 18 },
    ]);
    expect(await query(embedded, 'show commit_delay')).toEqual([{ commit_delay: '200' }]);
    expect((await stat(join(dataDir, 'database', 'password'))).mode & 0o777).toBe(0o600);
    if (isRoot) expect((await stat(embedded.cluster.folder)).uid).not.toBe(0);
    const wrong = new pg.Client({ ...embedded.connection, password: 'guess' });
    await expect(wrong.connect()).rejects.toThrow(/password authentication failed/);

    await embedded.leave();
    expect(processStamp(pid)).toBeUndefined();
    expect(await serverPid()).toBeUndefined();
    expect((await readdir(join(dataDir, 'database'))).sort()).toEqual(['cluster', 'password', 'server.log']);
  });

  test('starts again with the data written before', async () => {
    await template.copyTo(dataDir);
    const first = await join1();
    await query(first, 'create table note as select 42 as answer');
    await first.leave();
    expect(await query(await join1(), 'select answer from note')).toEqual([{ answer: 42 }]);
  });

  test('runs two sites on different loopback ports', async () => {
    const other = await openFolder('supervised');
    await Promise.all([template.copyTo(dataDir), template.copyTo(other)]);
    const one = await join1({ transport: 'tcp' });
    const two = await join1({ transport: 'tcp', dataDir: other });
    expect(one.connection.host).toBe('127.0.0.1');
    expect(two.connection.port).not.toBe(one.connection.port);
    await two.leave();
    await rm(other, { recursive: true });
  });

  test('starts although the lock file names an unrelated process', async () => {
    await template.copyTo(dataDir);
    const first = await join1();
    const { folder, account } = first.cluster;
    await first.leave();
    const stranger = spawn('sleep', ['30'], { ...account, cwd: '/' });
    const lock = `${stranger.pid}\n${folder}\n1700000000\n5432\n/tmp/nowhere\n\n  5432001    1\nready   \n`;
    await writeFile(join(folder, 'postmaster.pid'), lock);
    expect(await query(await join1(), 'select 1 as alive')).toEqual([{ alive: 1 }]);
    stranger.kill();
  });

  test('repeats an interrupted first start', async () => {
    await mkdir(join(dataDir, 'database', 'cluster.unfinished', 'base'), { recursive: true });
    expect(await query(await join1(), 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  test('restarts a server killed with -9 at the same address, with all committed data', async () => {
    await template.copyTo(dataDir);
    const embedded = await join1({ settings: { shared_buffers: '32MB' } });
    await query(embedded, 'create table note as select 42 as answer');
    const pid = (await serverPid())!;
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => query(embedded, 'select answer from note').catch(() => []), { timeout: 15_000 })
      .toEqual([{ answer: 42 }]);
    expect(await serverPid()).not.toBe(pid);
  });

  test("an impossible setting is reported with the server's message", async () => {
    await template.copyTo(dataDir);
    await expect(join1({ settings: { shared_buffers: 'much' } })).rejects.toThrow(/shared_buffers/);
  });

  test("a failed start is classified by PostgreSQL's error code", async () => {
    await template.copyTo(dataDir);
    const { cluster, leave } = await join1();
    const start = (port: number) => startServer(cluster, { host: '127.0.0.1', port }, {});
    await expect(start(1)).rejects.toMatchObject({ states: ['F0001'] });
    await leave();
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    await expect(start((stranger.address() as AddressInfo).port)).rejects.toMatchObject({ states: ['XX000'] });
    stranger.close();
  });
});

describe('several processes with one embedded database', () => {
  test('share one server, and the last to leave stops it', async () => {
    const [one, two] = await Promise.all([joinElsewhere(), joinElsewhere()]);
    const here = await join1();
    expect(two.started).toBe(one.started);
    const pid = (await serverPid())!;
    await end(one.child, 'SIGTERM');
    await end(two.child, 'SIGTERM');
    expect(await query(here, 'select count(*)::int as visits from visit')).toEqual([{ visits: 2 }]);
    await here.leave();
    expect(processStamp(pid)).toBeUndefined();
  });

  test('after kill -9 of the only process, the next process joins its server', async () => {
    await template.copyTo(dataDir);
    const lost = await joinElsewhere();
    await end(lost.child, 'SIGKILL');
    const pid = (await serverPid())!;
    expect(processCommand(pid)).toContain('postgres');
    const next = await joinElsewhere();
    expect(next).toMatchObject({ started: lost.started, visits: 2 });
    await end(next.child, 'SIGTERM');
    expect(processStamp(pid)).toBeUndefined();
  });

  test('the lock of a killed process does not block other processes', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    await template.copyTo(dataDir);
    await writeFile(join(dataDir, 'database', 'lock'), JSON.stringify({ pid: dead.pid, stamp: 'of-the-dead' }));
    expect(await query(await join1(), 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  test('a server whose socket is gone is started again', async () => {
    await template.copyTo(dataDir);
    const lost = await joinElsewhere();
    await end(lost.child, 'SIGKILL');
    const pid = (await serverPid())!;
    await rm(lost.host, { recursive: true });
    expect(await query(await join1(), 'select count(*)::int as visits from visit')).toEqual([{ visits: 1 }]);
    expect(await serverPid()).not.toBe(pid);
    expect(processStamp(pid)).toBeUndefined();
  }, 40_000);
});

describe.runIf(isRoot)('operating-system accounts', () => {
  test('an ordinary user runs the server under the same account', async () => {
    const { uid, gid } = template.account as { uid: number; gid: number };
    await chown(dataDir, uid, gid);
    const user = await joinElsewhere({ uid, gid });
    expect(user.visits).toBe(1);
    expect((await stat(join(dataDir, 'database'))).uid).toBe(uid);
    const root = await joinElsewhere();
    expect(root).toMatchObject({ started: user.started, visits: 2 });
  });

  test('if the server’s account cannot enter the data folder, the cluster is in another folder', async () => {
    const said: string[] = [];
    const closed = join(dataDir, 'private');
    await mkdir(closed);
    await chmod(closed, 0o700);
    const packageFolder = join(closed, 'package');
    await copyWithOwners(packagedBinaries(), packageFolder);

    const options = { dataDir: join(closed, 'data'), packageFolder, say: (sentence: string) => said.push(sentence) };
    const embedded = await join1(options);
    expect(await query(embedded, 'create table note as select 42 as answer')).toEqual([]);
    expect(said.join()).toContain('private folder');
    const home = join(embedded.cluster.folder, '..');
    expect(home.startsWith(closed)).toBe(false);
    expect(embedded.cluster.binaries.postgres.startsWith(home)).toBe(true);

    await embedded.leave();
    expect(await query(await join1(options), 'select answer from note')).toEqual([{ answer: 42 }]);
    await open[1]!.leave();
    await rm(home, { recursive: true });
  }, 40_000);

  test('missing library links are created', async () => {
    await template.copyTo(dataDir);
    const packageFolder = join(dataDir, 'package');
    await copyWithOwners(packagedBinaries(), packageFolder);
    for (const name of await readdir(join(packageFolder, 'native', 'lib'), { withFileTypes: true })) {
      if (name.isSymbolicLink()) await rm(join(packageFolder, 'native', 'lib', name.name));
    }
    const embedded = await join1({ packageFolder });
    expect(embedded.cluster.binaries.postgres.startsWith(packageFolder)).toBe(true);
    expect(await query(embedded, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  }, 40_000);
});
