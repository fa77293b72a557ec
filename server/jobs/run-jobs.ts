import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedCronItem, parseCronItems, runOnce, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { readRegion } from '#regions/read-region.ts';
import { IDLE_MS } from '#server/database/connect.ts';
import { isDirect, limitTime, QUEUE_LIMITS } from '#server/database/time-limits.ts';
import type { Area, Platform } from '#server/platform.ts';
import { countAbandonedJobs, makeJobsDue, recordHeartbeat, removeRunners, unlockLostRunners } from './jobs.store.ts';
import { type LocalRunner, startRunner } from './local-runner.ts';
import { taskName } from './queue.ts';
import { silent } from './queue-log.ts';
import { taskList } from './task-list.ts';
import { zonedCron } from './zoned-cron.ts';

/** Milliseconds. If the site was down for longer, a missed job does not run at the start. */
const MISSED_MS = 24 * 3_600_000;

interface Options {
  concurrency?: number;
  heartbeatMs?: number;
  /** Milliseconds without a heartbeat after which a runner counts as lost. */
  lostAfterMs?: number;
  /** Milliseconds for which a stopping site waits for its running jobs. */
  graceMs?: number;
  /** Milliseconds until a runner that stopped by itself is replaced. */
  pauseMs?: number;
}

/**
 * Runs the jobs of the region, with its own connections. Behind pgbouncer in transaction mode, it looks for new jobs
 * every two seconds.
 */
export async function runJobs(
  platform: Platform,
  areas: readonly Area[],
  connection: pg.PoolConfig,
  { concurrency = 3, heartbeatMs = 15_000, lostAfterMs = 60_000, graceMs = 8_000, pauseMs = 5_000 }: Options = {},
): Promise<{ stop(): Promise<void> }> {
  const { db, log } = platform;
  const pool = openPool(connection, concurrency + 1, log);
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  const runners = new Set<LocalRunner>();
  let starting = Promise.resolve();

  async function start(): Promise<void> {
    const parsedCronItems = await crontab(platform, areas);
    const options = { pgPool: pool, concurrency, taskList: taskList(platform, areas), parsedCronItems };
    runners.add(
      await startRunner(log, options, () => {
        starting = replace();
      }),
    );
  }
  async function replace(): Promise<void> {
    await pause(pauseMs);
    while (!signal.aborted) {
      try {
        return await start();
      } catch (error) {
        log.warn({ err: error }, 'the jobs could not start again');
        await pause(pauseMs);
      }
    }
  }

  async function heartbeat(runner: LocalRunner): Promise<void> {
    const known = runner.locked.ids();
    if (runner.isEnding && known.length === 0) {
      runners.delete(runner);
      return removeRunners(db, [runner.id]);
    }
    await recordHeartbeat(db, runner.id);
    if (runner.isEnding) return;
    const abandoned = await countAbandonedJobs(db, runner.id, known, lostAfterMs / 1000);
    if (abandoned === 0) return;
    log.warn({ abandoned }, 'jobs are locked by a runner that does not run them: it is replaced');
    void runner.end();
  }
  async function beat(): Promise<void> {
    for (const runner of [...runners]) await heartbeat(runner);
    const lost = await unlockLostRunners(db, lostAfterMs / 1000);
    if (lost > 0) log.warn({ lost }, 'jobs of lost processes are taken over');
  }
  async function keepBeating(): Promise<void> {
    while (!signal.aborted) {
      await beat().catch((error: Error) => log.warn({ err: error }, 'the jobs could not record a heartbeat'));
      await pause(heartbeatMs);
    }
  }

  await start();
  const beating = keepBeating();

  return {
    async stop() {
      stopping.abort();
      const ended = Promise.all([beating, starting]).then(() => Promise.all([...runners].map((it) => it.end())));
      await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
      await removeRunners(
        db,
        [...runners].map(({ id }) => id),
      );
      await pool.end();
    },
  };
}

function openPool(connection: pg.PoolConfig, max: number, log: Platform['log']): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'vereda jobs',
    onConnect: async (client) => {
      await limitTime(client, QUEUE_LIMITS);
      await commitWithoutWaiting(client);
    },
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection of the jobs broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** If the database crashes, the newest results may be lost, and these jobs run again. */
async function commitWithoutWaiting(client: pg.ClientBase): Promise<void> {
  if (await isDirect(client)) await client.query('set synchronous_commit = off');
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
  error: Error | null;
}

/**
 * Runs the due jobs and the jobs that they add, one after the other.
 * @param until runs the jobs that are due by this instant.
 */
export async function runDueJobs(platform: Platform, areas: readonly Area[], until?: Date): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  const gaveUp = new Map<string, Error>();
  const events: WorkerEvents = new EventEmitter();
  events.on('job:complete', ({ job, error }) =>
    runs.push({
      name: job.task_identifier.slice(platform.config.REGION.length + 1),
      error: gaveUp.get(String(job.id)) ?? (error as Error | null),
    }),
  );
  const tasks = taskList(platform, areas, (jobId, error) => gaveUp.set(jobId, error));
  if (Object.keys(tasks).length === 0) return runs;
  if (until) await makeJobsDue(platform.db, platform.config.REGION, until);
  await runOnce({
    pgPool: platform.pool,
    events,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    concurrency: 1,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: silent,
    taskList: tasks,
  });
  return runs;
}
