import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Area } from '#server/platform.ts';
import { testSite } from '#tests/site.ts';
import { defineJob } from './define-job.ts';
import { GiveUp } from './give-up.ts';
import { listFailedJobs, retryFailedJob, unlockLostRunners } from './jobs.store.ts';
import { prepareQueue } from './prepare-queue.ts';
import { runDueJobs, runJobs } from './run-jobs.ts';

/** Destination and attempt of each finished job. */
let sailed: string[] = [];
let weather: () => unknown = () => undefined;

const boats: Area = {
  name: 'boats',
  jobs: {
    'boats/sail': defineJob(
      Type.Object({ to: Type.String({ minLength: 2 }) }),
      async ({ to }, _platform, { number }) => {
        await weather();
        sailed.push(`${to} ${number}`);
      },
    ),
    'boats/clean': defineJob(Type.Object({}, { additionalProperties: false }), async () => {
      sailed.push('clean');
    }),
  },
  cron: [{ job: 'boats/clean', at: '0 3 * * *' }],
  routes: () => undefined,
};
const site = await testSite({ areas: [boats] });
afterAll(site.close);
const { platform, db } = site;

beforeEach(async () => {
  sailed = [];
  weather = () => undefined;
  await sql`select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(
    db,
  );
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(db);
  await sql`delete from graphile_worker._private_known_crontabs`.execute(db);
});

async function running(until: () => unknown, options: Parameters<typeof runJobs>[3] = {}) {
  const runner = await runJobs(platform, [boats], site.connection, options);
  try {
    await expect.poll(until, { timeout: 10_000, interval: 20 }).toBeTruthy();
  } finally {
    await runner.stop();
  }
}

test('a job runs once, after its transaction is committed', async () => {
  await db.transaction().execute(async (trx) => {
    await platform.jobs.add(trx, 'boats/sail', { to: 'Huanchaco' });
    expect(await runDueJobs(platform, [boats])).toEqual([]);
  });
  expect(await site.runJobs()).toEqual([{ name: 'boats/sail', error: null }]);
  expect(await site.runJobs()).toEqual([]);
  expect(sailed).toEqual(['Huanchaco 1']);
});

test('a job of a rolled-back transaction does not run', async () => {
  const undone = db.transaction().execute(async (trx) => {
    await platform.jobs.add(trx, 'boats/sail', { to: 'Huanchaco' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await site.runJobs()).toEqual([]);
});

test('an unknown job or an invalid payload is refused when it is added', async () => {
  await expect(platform.jobs.add(db, 'boats/sink', {})).rejects.toThrow('There is no job boats/sink.');
  await expect(platform.jobs.add(db, 'boats/sail', { to: 'x' })).rejects.toThrow(/Job boats\/sail: payload\/to /);
});

test('addAll adds all jobs or none', async () => {
  const several = (names: string[]) => names.map((to) => ['boats/sail', { to }] as const);
  await platform.jobs.addAll(db, several(['Huanchaco', 'Pacasmayo', 'Chérrepe']));
  await platform.jobs.addAll(db, []);
  await expect(platform.jobs.addAll(db, several(['Salaverry', 'x']))).rejects.toThrow(/payload\/to /);
  const { rows } = await sql`select max_attempts from graphile_worker.jobs`.execute(db);
  expect(rows).toEqual([{ max_attempts: 12 }, { max_attempts: 12 }, { max_attempts: 12 }]);
  await site.runJobs();
  expect(sailed).toEqual(['Huanchaco 1', 'Pacasmayo 1', 'Chérrepe 1']);
});

test('of several waiting jobs with the same key, only the last runs', async () => {
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' }, { key: 'trip 7' });
  await platform.jobs.add(db, 'boats/sail', { to: 'Pacasmayo' }, { key: 'trip 7' });
  await site.runJobs();
  expect(sailed).toEqual(['Pacasmayo 1']);
});

test('a job runs at its time and not earlier', async () => {
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' }, { runAt: new Date(Date.now() + 3_600_000) });
  expect(await site.runJobs()).toEqual([]);
  await site.runJobs({ until: new Date(Date.now() + 3_700_000) });
  expect(sailed).toEqual(['Huanchaco 1']);
});

test('a failed job is retried with growing pauses and listed after its last attempt', async () => {
  weather = () => {
    throw new Error('a storm');
  };
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' }, { attempts: 2 });
  await expect(site.runJobs()).rejects.toThrow('Job boats/sail failed.');
  const { rows } = await sql<{ pause: number }>`
    select extract(epoch from run_at - now())::float as pause from graphile_worker.jobs`.execute(db);
  expect(rows[0]!.pause).toBeGreaterThan(1.5);
  expect(rows[0]!.pause).toBeLessThan(3);
  expect(await listFailedJobs(db, 'trujillo')).toEqual([]);

  await site.runJobs({ until: new Date(Date.now() + 60_000), mayFail: true });
  const [failed] = await listFailedJobs(db, 'trujillo');
  expect(failed).toMatchObject({ name: 'boats/sail', attempts: 2, error: 'a storm' });
  expect(await listFailedJobs(db, 'cusco')).toEqual([]);

  weather = () => undefined;
  expect(await retryFailedJob(db, 'cusco', failed!.id)).toBe(false);
  expect(await retryFailedJob(db, 'trujillo', failed!.id)).toBe(true);
  await site.runJobs();
  expect(sailed).toEqual(['Huanchaco 1']);
  expect(await listFailedJobs(db, 'trujillo')).toEqual([]);
});

test('a job that throws GiveUp is not retried', async () => {
  weather = () => {
    throw new GiveUp('the boat is gone');
  };
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await site.runJobs({ mayFail: true });
  expect(await site.runJobs({ until: new Date(Date.now() + 86_400_000) })).toEqual([]);
  const failed = await listFailedJobs(db, 'trujillo');
  expect(failed).toMatchObject([{ name: 'boats/sail', attempts: 1, error: 'the boat is gone' }]);

  weather = () => undefined;
  expect(await retryFailedJob(db, 'trujillo', failed[0]!.id)).toBe(true);
  await site.runJobs();
  expect(sailed).toEqual(['Huanchaco 1']);
  expect(await listFailedJobs(db, 'trujillo')).toEqual([]);
});

test('a job that gives up again replaces its earlier entry in the list of failed jobs', async () => {
  weather = () => {
    throw new GiveUp('the boat is gone');
  };
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await platform.jobs.add(db, 'boats/sail', { to: 'Pacasmayo' }, { key: 'trip 7' });
  await site.runJobs({ mayFail: true });
  for (const { id } of await listFailedJobs(db, 'trujillo')) await retryFailedJob(db, 'trujillo', id);
  await platform.jobs.add(db, 'boats/sail', { to: 'Salaverry' }, { key: 'trip 7' });
  const runs = await site.runJobs({ mayFail: true });
  expect(runs.map(({ error }) => error?.message)).toEqual(['the boat is gone', 'the boat is gone']);
  expect(await listFailedJobs(db, 'trujillo')).toHaveLength(2);
});

test('a region runs only its own jobs in a shared database', async () => {
  const cusco = await testSite({ areas: [boats], settings: { REGION: 'cusco' } });
  const neighbour = { ...cusco.platform, db, pool: site.pool };
  await neighbour.jobs.add(db, 'boats/sail', { to: 'Pisac' });
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await site.runJobs();
  expect(sailed).toEqual(['Huanchaco 1']);
  await runDueJobs(neighbour, [boats]);
  expect(sailed).toEqual(['Huanchaco 1', 'Pisac 1']);
  await cusco.close();
});

test('a runner starts a new job immediately, and a stopping runner finishes its job', async () => {
  let ended: () => void = () => undefined;
  const storm = new Promise<void>((resolve) => {
    ended = resolve;
  });
  let begun = false;
  weather = () => {
    begun = true;
    return storm;
  };
  const runner = await runJobs(platform, [boats], site.connection);
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await expect.poll(() => begun, { timeout: 1_500, interval: 20 }).toBe(true);
  const stopped = runner.stop();
  ended();
  await stopped;
  expect(sailed).toEqual(['Huanchaco 1']);
  expect(await lockedJobs()).toBe(0);
});

test('a job that is too slow for a stopping runner is unlocked and runs again', async () => {
  let begun = false;
  weather = () => {
    begun = true;
    return new Promise(() => undefined);
  };
  const runner = await runJobs(platform, [boats], site.connection, { graceMs: 100 });
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await expect.poll(() => begun, { timeout: 10_000, interval: 20 }).toBe(true);
  await runner.stop();
  expect(await lockedJobs()).toBe(0);
  weather = () => undefined;
  await site.runJobs({ until: new Date(Date.now() + 60_000) });
  expect(sailed).toEqual(['Huanchaco 2']);
});

test('the jobs of a killed process run again, and the jobs of a running process do not', async () => {
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await platform.jobs.add(db, 'boats/sail', { to: 'Pacasmayo' });
  const hold = (runner: string, to: string) =>
    sql`update graphile_worker._private_jobs set locked_by = ${runner}, locked_at = now() - interval '2 minutes', attempts = 1
        where payload->>'to' = ${to}`.execute(db);
  await hold('pool-killed', 'Huanchaco');
  await hold('pool-alive', 'Pacasmayo');
  await sql`insert into job_runner values ('pool-killed', now() - interval '2 minutes'), ('pool-alive', now())`.execute(
    db,
  );
  await running(() => sailed.length > 0);
  expect(sailed).toEqual(['Huanchaco 2']);
  expect(await lockedJobs()).toBe(1);
  await sql`delete from job_runner`.execute(db);
  expect(await unlockLostRunners(db, 60)).toBe(1);
});

test('jobs that a runner locked but never started are unlocked and run', async () => {
  const { promise: calm, resolve: calmDown } = Promise.withResolvers<void>();
  weather = () => calm;
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await platform.jobs.add(db, 'boats/sail', { to: 'Pacasmayo' }, { runAt: new Date(Date.now() + 3_600_000) });
  const runner = await runJobs(platform, [boats], site.connection, {
    heartbeatMs: 50,
    lostAfterMs: 300,
    pauseMs: 50,
  });
  await expect.poll(lockedJobs, { timeout: 10_000 }).toBe(1);
  // Imitates a connection that breaks after the database locked the job.
  await sql`update graphile_worker._private_jobs set locked_by = (select locked_by from graphile_worker.jobs where locked_by is not null),
    locked_at = now() - interval '1 minute', run_at = now() where payload->>'to' = 'Pacasmayo'`.execute(db);
  await sleep(600);
  expect(sailed).toEqual([]);
  calmDown();
  await expect.poll(() => sailed, { timeout: 10_000, interval: 20 }).toEqual(['Huanchaco 1', 'Pacasmayo 1']);
  await runner.stop();
  expect(await sql`select from graphile_worker.jobs`.execute(db)).toMatchObject({ rows: [] });
});

test('a runner that cannot store the results of its jobs stops and is replaced', async () => {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()`.execute(
    db,
  );
  for (const to of ['Huanchaco', 'Pacasmayo', 'Malabrigo', 'Salaverry', 'Chicama'])
    await platform.jobs.add(db, 'boats/sail', { to });
  let isCalm = false;
  await running(
    async () => {
      if (!isCalm && sailed.length >= 3) {
        isCalm = true;
        await sleep(300);
        await sql`drop function refuse cascade`.execute(db);
      }
      return new Set(sailed.map((one) => one.split(' ')[0])).size === 5 && (await lockedJobs()) === 0;
    },
    { heartbeatMs: 50, pauseMs: 50, lostAfterMs: 1_000 },
  );
});

test('the job of a killed process runs again in the next process', async () => {
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  const code = `
    const { connect } = await import('#server/database/connect.ts');
    const { defineJob } = await import('#server/jobs/define-job.ts');
    const { runJobs } = await import('#server/jobs/run-jobs.ts');
    const { readConfig } = await import('#server/config.ts');
    const { Type } = await import('typebox');
    const connection = ${JSON.stringify(site.connection)};
    const { db, pool } = connect(connection);
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const sail = defineJob(Type.Object({ to: Type.String() }), () => new Promise(() => setInterval(() => {}, 1000)));
    const boats = { name: 'boats', jobs: { 'boats/sail': sail }, routes() {} };
    await runJobs({ db, pool, log, config: readConfig({}) }, [boats], connection);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(lockedJobs, { timeout: 15_000 }).toBe(1);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  expect(await lockedJobs()).toBe(1);
  await running(() => sailed.length > 0, { heartbeatMs: 200, lostAfterMs: 1_000 });
  expect(sailed).toEqual(['Huanchaco 2']);
});

test('a scheduled job that became due while the site was down runs once at the next start', async () => {
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('trujillo:boats/clean 0 3 * * *', now() - interval '9 days', now() - interval '25 hours')`.execute(db);
  await Promise.all([running(() => sailed.length > 0), running(() => sailed.length > 0)]);
  expect(sailed).toEqual(['clean']);
});

test('processes that start together migrate the queue once', async () => {
  await sql`drop schema graphile_worker cascade`.execute(db);
  await Promise.all([prepareQueue(site.pool), prepareQueue(site.pool)]);
  await platform.jobs.add(db, 'boats/clean', {});
  await site.runJobs();
  expect(sailed).toEqual(['clean']);
});

async function lockedJobs(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker.jobs where locked_at is not null`.execute(db);
  return rows[0]!.n;
}
