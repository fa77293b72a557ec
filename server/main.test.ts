import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { listMails } from '#features/mailbox/contract/routes.ts';
import { openFolder } from '#tests/open-folder.ts';
import { ownRegion } from '#tests/own-region.ts';
import { processStamp } from './database/embedded/processes.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const dataDir = await openFolder('main');
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const site of running.splice(0))
    if (site.exitCode === null && site.signalCode === null) await end(site, 'SIGTERM');
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Starts the built site. Resolves with its URL, or with its output if the process ends first. */
async function start(settings: Record<string, string> = {}) {
  const site = spawn(process.execPath, [join(process.cwd(), 'server', 'main.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(site);
  let said = '';
  site.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const address = await new Promise<string | undefined>((resolve) => {
    site.stdout.on('data', (chunk) => {
      said += chunk;
      const found = / is open at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    site.once('exit', () => resolve(undefined));
  });
  return { site, address, said: () => said };
}

async function end(site: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(site, 'exit');
  site.kill(signal);
  return (await gone)[0];
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

test('after kill -9, the next start uses the database that is still running, and stops together with it', async () => {
  const lost = await start();
  expect((await fetch(`${lost.address}/healthz`)).status).toBe(200);
  const database = await serverPid();
  await end(lost.site, 'SIGKILL');
  const next = await start();
  expect(await serverPid()).toBe(database);
  expect((await fetch(`${next.address}/healthz`)).status).toBe(200);
  expect(await end(next.site, 'SIGTERM')).toBe(0);
  expect(processStamp(database)).toBeUndefined();
}, 120_000);

test('reports a taken port and faulty settings, and exits', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const [taken, wrong] = await Promise.all([
    start({ PORT: String(port) }),
    start({ MODE: 'holiday', LOG_LEVEL: 'loud' }),
  ]);
  expect(taken.said()).toContain(`PORT: ${port} is taken by another program.`);
  other.close();
  expect(wrong.said()).toMatch(/MODE: expected one of demo, production.*LOG_LEVEL: expected/s);
  expect(wrong.site.exitCode).toBe(1);
}, 60_000);

test('in production, serves a region from an outside folder and refuses a demo region', async () => {
  const production = {
    ...{ MODE: 'production', PUBLIC_URL: 'https://lago.example.org', APP_TOKEN: 'a-token-of-the-lake', CARDS: 'none' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hola@lago.example.org', SECRET_KEY: 'k'.repeat(43) },
  };
  const own = await ownRegion();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  const [refused, { site, said }] = await Promise.all([
    start(production),
    start({ ...production, ...own.settings, PORT: String(port) }),
  ]);
  expect(refused.said()).toMatch(/REGION: "trujillo" says demo: true/);
  expect(said()).toContain('Vereda (lago) is open at https://lago.example.org');
  const poster = await fetch(`http://127.0.0.1:${port}/cartel/lago/chanchan/chanchan.svg`);
  expect(poster.status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}${listMails.path}`)).status).toBe(404);
  expect(await end(site, 'SIGINT')).toBe(0);
  await own.remove();
}, 120_000);
