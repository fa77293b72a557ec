import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedCronItem, parseCronItems, type Runner, run, runOnce, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { readRegion } from '#regions/read-region.ts';
import { IDLE_MS } from '#server/database/connect.ts';
import { isDirect, limitTime, QUEUE_LIMITS } from '#server/database/time-limits.ts';
import type { Area, Platform } from '#server/platform.ts';
import { heldJobs } from './held-jobs.ts';
import { giveBack, greet, hurryJobs, leave, releaseLost, releaseStranded } from './jobs.store.ts';
import { taskName } from './queue.ts';
import { queueLog, silent } from './queue-log.ts';
import { waitForReturnedJobs } from './returned-jobs.ts';
import { taskList } from './task-list.ts';
import { zonedCron } from './zoned-cron.ts';

/** A site that was down catches up what it missed within a day, once. */
const MISSED_MS = 24 * 3_600_000;

/** Before the jobs begin again after they broke off. */
const PAUSE_MS = 5_000;

/** Whoever waits for a runner's end waits until what it did is written, too. */
const SETTLED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
/** What ends within so many milliseconds is noted by one statement. */
const NOTED_TOGETHER = { completeJobBatchDelay: 20, failJobBatchDelay: 0 };
/** Fetched at once for each job that may run: finding the next one costs the database more than what a letter does. */
const FETCHED = 2;

interface Options {
  /** Jobs at the same time in this process. */
  concurrency?: number;
  /** Between two signs of life. */
  beatMs?: number;
  /** Silence after which a runner counts as lost. */
  lostAfterMs?: number;
  /** What running jobs have to finish when the site stops. */
  graceMs?: number;
  /** What a runner has to end that gives up by itself. */
  endMs?: number;
}

/**
 * Runs the region's jobs in this process until it is stopped. It has connections of its own: one to be told of new jobs (behind pgbouncer
 * in transaction mode nobody tells; then it looks every two seconds), and few to fetch and settle them, so that neither the jobs nor
 * the site's requests wait for the other's. What a killed process had begun is taken again after a minute.
 */
export async function runJobs(
  platform: Platform,
  areas: readonly Area[],
  connection: pg.PoolConfig,
  { concurrency = 3, beatMs = 15_000, lostAfterMs = 60_000, graceMs = 8_000, endMs = 20_000 }: Options = {},
): Promise<{ stop(): Promise<void> }> {
  const { db, log } = platform;
  const pool = new pg.Pool({
    ...connection,
    max: concurrency + 1,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'vereda jobs',
    onConnect: async (client) => {
      await limitTime(client, QUEUE_LIMITS);
      await noteWithoutWaiting(client);
    },
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection of the jobs broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const events: WorkerEvents = new EventEmitter();
  waitForReturnedJobs(events);
  const held = heldJobs(events);
  let id: string | undefined;
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  events.on('job:failed', ({ job }) => log.error({ job: job.task_identifier, id: job.id }, 'a job was given up'));

  /** Names of statements live in a session: where each is lent for one transaction alone there are none. */
  const isLent = async () => {
    const client = await pool.connect();
    return isDirect(client)
      .then((direct) => !direct)
      .finally(() => client.release());
  };
  /** Resolves when the runner gave up and has not ended in time: it never will (0.17.3 waits for ever where two of its notes were refused). */
  let stuck = Promise.withResolvers<void>();
  events.on('pool:gracefulShutdown', () => setTimeout(stuck.resolve, endMs).unref());
  const begin = async () => {
    stuck = Promise.withResolvers();
    return run({
      pgPool: pool,
      events,
      preset: { worker: { ...NOTED_TOGETHER, localQueue: { size: FETCHED * concurrency } } },
      concurrency,
      noHandleSignals: true,
      noPreparedStatements: await isLent(),
      logger: queueLog(log),
      taskList: taskList(platform, areas),
      parsedCronItems: await crontab(platform, areas),
    });
  };
  const beat = async () => {
    const known = held.ids();
    if (id) {
      await greet(db, id);
      const stranded = await releaseStranded(db, id, known, lostAfterMs / 1000);
      if (stranded > 0) log.warn({ stranded }, 'jobs that this process does not know to be its own are taken again');
    }
    const lost = await releaseLost(db, lostAfterMs / 1000);
    if (lost > 0) log.warn({ lost }, 'jobs of lost processes are taken again');
  };
  const complain = (error: Error) => log.warn({ err: error }, 'the jobs could not give a sign of life');

  const stopping = new AbortController();
  let runner = await begin();
  /** @returns false while there is no database to begin with. */
  const beginAgain = async () => {
    try {
      runner = await begin();
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the jobs could not begin again');
      return false;
    }
  };
  /** The queue's own runner gives up when the database takes no note of what it did; jobs are not to wait for the next start of the site. */
  const again = (async () => {
    while (!stopping.signal.aborted) {
      const ended = runner.promise.catch((error: Error) => log.error({ err: error }, 'the jobs broke off'));
      await Promise.race([ended, stuck.promise.then(() => leaveBehind(runner))]);
      do {
        await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      } while (!stopping.signal.aborted && !(await beginAgain()));
    }
  })();
  await beat().catch(complain);
  const timer = setInterval(() => void beat().catch(complain), beatMs);

  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      const stopped = runner.stop().then(
        () => again,
        () => again,
      );
      await Promise.race([stopped, sleep(graceMs, undefined, { ref: false })]);
      if (id) {
        await giveBack(db, id);
        await leave(db, id);
      }
      await pool.end();
    },
  };
}

/**
 * Which job was taken and which is over need not be on the disk before the runner goes on: when the database itself breaks, the last moments of it are
 * lost, and a job is run again as after any kill. It is written in its order, so never is a job over whose work is not kept.
 */
async function noteWithoutWaiting(client: pg.ClientBase): Promise<void> {
  if (await isDirect(client)) await client.query('set synchronous_commit = off');
}

/** What it begins by itself is over, too; it has let go of everything else. */
async function leaveBehind(runner: Runner): Promise<void> {
  await Promise.race([runner.stop().catch(() => undefined), sleep(PAUSE_MS, undefined, { ref: false })]);
}

async function crontab({ config }: Platform, areas: readonly Area[]): Promise<ParsedCronItem[]> {
  const { settings } = await readRegion(config.REGION, { regions: config.REGIONS_DIR });
  const entries = areas.flatMap((area) => area.cron ?? []);
  return parseCronItems(
    entries.map(({ job, at }) => ({
      task: taskName(config.REGION, job),
      match: zonedCron(at, settings.time_zone),
      identifier: taskName(config.REGION, `${job} ${at}`),
      options: { backfillPeriod: MISSED_MS, jobKey: `${config.REGION}:cron:${job}` },
    })),
  );
}

export interface JobRun {
  name: string;
  /** `null` when it succeeded. */
  error: Error | null;
}

/** Runs every job of the region that is due (by `until`, if given), and those that these add, one after the other; then ends. */
export async function runDueJobs(platform: Platform, areas: readonly Area[], until?: Date): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('job:complete', ({ job, error }) =>
    runs.push({ name: job.task_identifier.slice(platform.config.REGION.length + 1), error: error as Error | null }),
  );
  const tasks = taskList(platform, areas);
  if (Object.keys(tasks).length === 0) return runs;
  if (until) await hurryJobs(platform.db, platform.config.REGION, until);
  await runOnce({
    pgPool: platform.pool,
    events,
    preset: { worker: SETTLED },
    concurrency: 1,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: silent,
    taskList: tasks,
  });
  return runs;
}
