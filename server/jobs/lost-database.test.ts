import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Type } from 'typebox';
import { afterAll, expect, test } from 'vitest';
import type { Area } from '#server/platform.ts';
import { testSite } from '#tests/site.ts';
import { defineJob } from './define-job.ts';
import { runJobs } from './run-jobs.ts';

let goOn: () => void = () => undefined;
const released = new Promise<void>((resolve) => {
  goOn = resolve;
});
const boats: Area = {
  name: 'boats',
  jobs: { 'boats/sail': defineJob(Type.Object({ to: Type.String() }), () => released) },
  routes: () => undefined,
};
const site = await testSite({ areas: [boats] });
afterAll(site.close);
const { platform, db, pool } = site;

async function openProxy() {
  const { host, port } = site.connection;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('after the database was lost, the process continues and its locked jobs are unlocked', async () => {
  const proxy = await openProxy();
  const lost: unknown[] = [];
  const note = (reason: unknown) => lost.push(reason);
  process.on('unhandledRejection', note);
  const locked = async () =>
    Number((await pool.query('select count(*) as n from graphile_worker.jobs where locked_by is not null')).rows[0].n);
  try {
    const near = { ...site.connection, host: '127.0.0.1', port: proxy.port };
    const runner = await runJobs(platform, [boats], near, { concurrency: 2, graceMs: 1_000 });
    for (const to of ['Huanchaco', 'Salaverry', 'Puémape']) await platform.jobs.add(db, 'boats/sail', { to });
    await expect.poll(locked, { timeout: 10_000 }).toBe(2);
    proxy.cut();
    const stopped = runner.stop();
    goOn();
    await stopped;
    expect(await locked()).toBe(0);
    expect(lost).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
  }
});
