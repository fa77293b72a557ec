import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import type { Clock } from './clock.ts';

/** The browser maps this origin to the server's port, so that links in pictures do not depend on the port. */
export const ORIGIN = 'http://localhost:3297';

const ROOT = join(import.meta.dirname, '../..');

export const joinDatabase = (dataDir: string): Promise<EmbeddedDatabase> =>
  joinEmbeddedDatabase({ dataDir, settings: { fsync: 'off' }, say: console.log });

export async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface SiteOptions {
  dataDir: string;
  port: number;
  database: pg.ClientConfig;
  clock: Clock;
}

export interface Site {
  address: string;
  close(): Promise<void>;
}

export async function openSite({ dataDir, port, database, clock }: SiteOptions): Promise<Site> {
  const server: ChildProcess = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'server-clock.ts'), 'server/main.ts'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PICTURES_CLOCK: JSON.stringify(clock),
        REGION: 'trujillo',
        PORT: String(port),
        PUBLIC_URL: ORIGIN,
        SANDBOX_CARDS_PORT: String(port + 1),
        INBOUND_MAIL_PORT: String(port + 2),
        DATA_DIR: dataDir,
        DATABASE_URL: urlOf(database),
        LOG_LEVEL: 'warn',
        RATE_LIMIT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      said += chunk;
      if (/is open at/.test(said)) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The site stopped with ${code}:\n${said}`)));
  });
  return {
    address: `http://localhost:${port}`,
    async close() {
      if (server.exitCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}

function urlOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const account = `${user}:${encodeURIComponent(String(password))}`;
  return host!.startsWith('/')
    ? `postgres://${account}@/${database}?host=${encodeURIComponent(host!)}&port=${port}`
    : `postgres://${account}@${host}:${port}/${database}`;
}
