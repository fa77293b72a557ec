import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, give } from './account.ts';
import type { Binaries } from './binaries.ts';
import { processCommand, processStamp } from './processes.ts';

export const OWNER = 'vereda';

export interface Cluster {
  folder: string;
  logFile: string;
  binaries: Binaries;
  account: Account;
}

export interface Listening {
  host: string;
  port: number;
}

export interface RunningServer extends Listening {
  pid: number;
}

/**
 * Creates the cluster in a temporary folder and renames the folder at the end. An interruption therefore leaves no
 * incomplete cluster.
 */
export async function initialise(cluster: Cluster, password: string, flags: string[] = []): Promise<void> {
  const unfinished = `${cluster.folder}.unfinished`;
  const passwordFile = `${cluster.folder}.password-${randomUUID()}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    await give(cluster.account, unfinished);
    await give(cluster.account, passwordFile);
    // The locale C.UTF-8 of PostgreSQL sorts equally on every operating system.
    await run(cluster, cluster.binaries.initdb, [
      ...['-D', unfinished, '-U', OWNER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions', ...flags],
    ]);
    await rename(unfinished, cluster.folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Finds the running server of the cluster, even if another process started it. */
export async function findServer(cluster: Pick<Cluster, 'folder'>): Promise<RunningServer | undefined> {
  const lockFile = join(cluster.folder, 'postmaster.pid');
  const text = await readFile(lockFile, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [pid = '', , , port = '', socketFolder = '', address = ''] = text.split('\n');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0 || !isPostgres(number)) {
    // PostgreSQL does not start while a lock file exists. The lock file of a dead server is therefore removed.
    await rm(lockFile, { force: true });
    return undefined;
  }
  return { pid: number, host: socketFolder.trim() || address.trim(), port: Number(port) };
}

const OWN_SETTINGS = {
  // Without statistics, PostgreSQL plans queries as if the tables were empty.
  autovacuum_naptime: '10s',
  log_line_prefix: '%m [%p] %e ',
  // Microseconds. With at least two other open transactions, a commit waits so that one disk write serves several
  // commits.
  commit_delay: 200,
  commit_siblings: 2,
};

/**
 * SQLSTATE codes of temporary failures at the start. F0001: children of a killed server still use its memory. XX000:
 * another program uses the port.
 * @see https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const PASSING = ['F0001', 'XX000'];

export class NotStarted extends Error {
  readonly states: readonly string[];
  constructor(why: string, lastWords: string) {
    super(`PostgreSQL did not start: ${why}\n${lastWords}`);
    this.states = [...lastWords.matchAll(/^\S+ \S+ \S+ \[\d+\] ([0-9A-Z]{5}) FATAL:/gm)].map(([, state]) => state!);
  }

  get isPassing(): boolean {
    return this.states.some((state) => PASSING.includes(state));
  }
}

/**
 * Starts the server and waits until it accepts connections. The server runs until `stopServer`, even if this process is
 * killed.
 * @throws {NotStarted} with the server's last messages.
 */
export async function startServer(
  cluster: Cluster,
  at: Listening,
  settings: Record<string, string | number>,
): Promise<RunningServer> {
  const bySocket = at.host.startsWith('/');
  const options = {
    listen_addresses: bySocket ? '' : at.host,
    unix_socket_directories: bySocket ? at.host : '',
    port: at.port,
    ...OWN_SETTINGS,
    ...settings,
  };
  const log = await open(cluster.logFile, 'w', 0o600);
  try {
    const child = spawn(
      cluster.binaries.postgres,
      ['-D', cluster.folder, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...cluster.account, cwd: '/', detached: true, windowsHide: true, stdio: ['ignore', log.fd, log.fd] },
    );
    const end = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`));
    });
    child.unref();
    const ready = awaitReady(cluster, child.pid);
    const fault = await Promise.race([ready.reached, end]);
    ready.cancel();
    if (fault !== undefined) throw new NotStarted(fault, await lastWords(cluster));
    return { pid: child.pid!, ...at };
  } finally {
    await log.close();
  }
}

export async function stopServer(cluster: Cluster, server: RunningServer): Promise<void> {
  if (process.platform === 'win32') {
    await run(cluster, cluster.binaries.pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast', '-w']);
    return;
  }
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(server.pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (processStamp(server.pid) === undefined) return;
      await sleep(15);
    }
  }
  throw new Error(`PostgreSQL (process ${server.pid}) does not stop.`);
}

export function isPostgres(pid: number): boolean {
  return processStamp(pid) !== undefined && /postgres/.test(processCommand(pid));
}

function awaitReady(cluster: Cluster, pid: number | undefined) {
  let cancelled = false;
  const poll = async () => {
    while (!cancelled) {
      const lines = await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8').then(
        (text) => text.split('\n'),
        () => [],
      );
      if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return undefined;
      await sleep(10);
    }
    return undefined;
  };
  return {
    reached: poll(),
    cancel: () => {
      cancelled = true;
    },
  };
}

async function lastWords(cluster: Cluster): Promise<string> {
  const log = await readFile(cluster.logFile, 'utf8').catch(() => '');
  return log.split('\n').slice(-12).join('\n').trim();
}

function run(cluster: Cluster, program: string, flags: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, flags, { ...cluster.account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed:\n${output.trim()}`))));
  });
}

/** Lets other accounts enter the folder but not list it. */
export async function makeEnterable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  if (process.platform !== 'win32') await chmod(folder, 0o711).catch(() => undefined);
}
