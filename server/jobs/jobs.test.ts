import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import type { Area } from '#server/platform.ts';
import { testSite } from '#tests/site.ts';
import { defineJob } from './define-job.ts';
import { GiveUp } from './give-up.ts';
import { addJobs, listFailedJobs, releaseLost, retryFailedJob } from './jobs.store.ts';
import { prepareQueue } from './prepare-queue.ts';
import { runDueJobs, runJobs } from './run-jobs.ts';

/** What the boats did, and what becomes of the next one that sails. */
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
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await sql`delete from graphile_worker._private_known_crontabs`.execute(db);
});

/** A runner as a process has it, watched until something holds. */
async function running(until: () => unknown, options: Parameters<typeof runJobs>[3] = {}) {
  const runner = await runJobs(platform, [boats], site.connection, options);
  try {
    await expect.poll(until, { timeout: 10_000, interval: 20 }).toBeTruthy();
  } finally {
    await runner.stop();
  }
}

test('a job runs once, after the transaction that asked for it', async () => {
  await db.transaction().execute(async (trx) => {
    await platform.jobs.add(trx, 'boats/sail', { to: 'Huanchaco' });
    expect(await runDueJobs(platform, [boats])).toEqual([]);
  });
  expect(await site.runJobs()).toEqual([{ name: 'boats/sail', error: null }]);
  expect(await site.runJobs()).toEqual([]);
  expect(sailed).toEqual(['Huanchaco 1']);
});

test('a job of a transaction that was undone never was', async () => {
  const undone = db.transaction().execute(async (trx) => {
    await platform.jobs.add(trx, 'boats/sail', { to: 'Huanchaco' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await site.runJobs()).toEqual([]);
});

test('an unknown job or a payload that it does not declare is refused where it is asked for', async () => {
  await expect(platform.jobs.add(db, 'boats/sink', {})).rejects.toThrow('There is no job boats/sink.');
  await expect(platform.jobs.add(db, 'boats/sail', { to: 'x' })).rejects.toThrow(/Job boats\/sail: payload\/to /);
});

test('several jobs are added together, or none', async () => {
  const several = (names: string[]) => names.map((to) => ['boats/sail', { to }] as const);
  await platform.jobs.addAll(db, several(['Huanchaco', 'Pacasmayo', 'Chérrepe']));
  await platform.jobs.addAll(db, []);
  await expect(platform.jobs.addAll(db, several(['Salaverry', 'x']))).rejects.toThrow(/payload\/to /);
  const { rows } = await sql`select max_attempts from graphile_worker._private_jobs`.execute(db);
  expect(rows).toEqual([{ max_attempts: 12 }, { max_attempts: 12 }, { max_attempts: 12 }]);
  await site.runJobs();
  expect(sailed).toEqual(['Huanchaco 1', 'Pacasmayo 1', 'Chérrepe 1']);
});

test('what adds a job that the queue does not know keeps nothing', async () => {
  const unknown = { task: 'moche:boats/sink', payload: {}, attempts: 1 };
  const sinking = inTransaction(db, async (trx) => {
    await platform.jobs.addAll(trx, [['boats/sail', { to: 'Huanchaco' }]]);
    await addJobs(trx, [unknown]);
  });
  await expect(sinking).rejects.toThrow(/null value in column "task_id"/);
  await site.runJobs();
  expect(sailed).toEqual([]);
});

test('of the waiting jobs with one key there is only the last', async () => {
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' }, { key: 'trip 7' });
  await platform.jobs.add(db, 'boats/sail', { to: 'Pacasmayo' }, { key: 'trip 7' });
  await site.runJobs();
  expect(sailed).toEqual(['Pacasmayo 1']);
});

test('a job waits for its time', async () => {
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' }, { runAt: new Date(Date.now() + 3_600_000) });
  expect(await site.runJobs()).toEqual([]);
  await site.runJobs({ until: new Date(Date.now() + 3_700_000) });
  expect(sailed).toEqual(['Huanchaco 1']);
});

test('what failed is tried again, later each time, and shown when it is given up', async () => {
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

test('a job that gives up is not tried again', async () => {
  weather = () => {
    throw new GiveUp('the boat is gone');
  };
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await site.runJobs({ mayFail: true });
  expect(await site.runJobs({ until: new Date(Date.now() + 86_400_000) })).toEqual([]);
  expect(await listFailedJobs(db, 'trujillo')).toMatchObject([{ attempts: 1, error: 'the boat is gone' }]);
});

test('two regions in one database do not take each other’s work', async () => {
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

test('a running process is told of new jobs at once, and lets them end when it stops', async () => {
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

test('what has not ended in time when the process stops is given back', async () => {
  let begun = false;
  weather = () => {
    begun = true;
    return new Promise(() => undefined);
  };
  const runner = await runJobs(platform, [boats], site.connection, { graceMs: 100 });
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await expect.poll(() => begun, { timeout: 1_500, interval: 20 }).toBe(true);
  await runner.stop();
  expect(await lockedJobs()).toBe(0);
  weather = () => undefined;
  await site.runJobs({ until: new Date(Date.now() + 60_000) });
  expect(sailed).toEqual(['Huanchaco 2']);
});

test('what a killed process had begun is taken again, and nothing of a living one', async () => {
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
  expect(await releaseLost(db, 60)).toBe(1);
});

test('what the queue holds for a process that does not know of it is taken again, and what it runs is not', async () => {
  const { promise: calm, resolve: calmDown } = Promise.withResolvers<void>();
  weather = async () => {
    weather = calmDown;
    await calm;
    await sleep(600);
  };
  await platform.jobs.add(db, 'boats/sail', { to: 'Huanchaco' });
  await platform.jobs.add(db, 'boats/sail', { to: 'Pacasmayo' }, { runAt: new Date(Date.now() + 3_600_000) });
  const strand = async () => {
    await sql`update graphile_worker._private_jobs set locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null),
      locked_at = now() - interval '1 minute', run_at = now() where payload->>'to' = 'Pacasmayo'`.execute(db);
  };
  let isStranded = false;
  await running(
    async () => {
      if (!isStranded && (await lockedJobs()) === 1) {
        isStranded = true;
        await strand();
      }
      return sailed.length > 1;
    },
    { beatMs: 50, lostAfterMs: 300 },
  );
  expect(sailed).toEqual(['Pacasmayo 1', 'Huanchaco 1']);
  expect(await sql`select from graphile_worker._private_jobs`.execute(db)).toMatchObject({ rows: [] });
});

test('a runner that gives up because the database refuses its notes is followed by one that works', async () => {
  // What was taken ahead is given back slowly: by then every note was refused, and the queue's own runner waits for one more.
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then raise exception 'not now'; end if;
    perform pg_sleep(0.4);
    return new;
  end $$`.execute(db);
  await sql`create trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()`.execute(
    db,
  );
  await sql`create trigger give_back before update on graphile_worker._private_jobs for each row
    when (new.locked_by is null and old.locked_by is not null) execute function refuse()`.execute(db);
  let boats = 0;
  weather = () => sleep(150 * boats++);
  for (const to of ['Huanchaco', 'Pacasmayo', 'Malabrigo', 'Salaverry', 'Chicama'])
    await platform.jobs.add(db, 'boats/sail', { to });
  let isCalm = false;
  await running(
    async () => {
      if (!isCalm && sailed.length === 3) {
        isCalm = true;
        await sleep(1_200);
        await sql`drop function refuse cascade`.execute(db);
      }
      return sailed.length >= 5;
    },
    { endMs: 500 },
  );
  expect(sailed.slice(3).toSorted()).toEqual(['Chicama 1', 'Salaverry 1']);
});

test('a process killed in the middle of a job leaves it to the next', async () => {
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
  await running(() => sailed.length > 0, { beatMs: 200, lostAfterMs: 1_000 });
  expect(sailed).toEqual(['Huanchaco 2']);
});

test('what was to begin by itself while the site was down begins at its start, once', async () => {
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('trujillo:boats/clean 0 3 * * *', now() - interval '9 days', now() - interval '25 hours')`.execute(db);
  await Promise.all([running(() => sailed.length > 0), running(() => sailed.length > 0)]);
  expect(sailed).toEqual(['clean']);
});

test('processes that start together prepare the queue once', async () => {
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
