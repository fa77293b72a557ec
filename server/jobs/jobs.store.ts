import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** How we call the lost runner's fault, where a job has no other. */
const LOST = 'The process that ran it was lost.';

declare module '#server/database/tables.ts' {
  interface Tables {
    job_runner: { id: string; seen_at: Date };
    'graphile_worker._private_jobs': { task_id: number; payload: string; max_attempts: number };
    'graphile_worker._private_tasks': { id: number; identifier: string };
  }
}

interface NewJob {
  task: string;
  payload: object;
  runAt: Date | null;
  key: string | null;
  attempts: number;
}

export async function addJob(db: Database, { task, payload, runAt, key, attempts }: NewJob): Promise<void> {
  await sql`select from graphile_worker.add_job(
    ${task}, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz,
    max_attempts => ${attempts}::int, job_key => ${key}::text)`.execute(db);
}

/**
 * Several jobs that begin at once and have no keys: one statement, where the queue's own function is five. Its tables are what the library calls
 * private; whoever listens is told as that function does it. The database refuses a task that the queue does not know, and with it all of the
 * transaction.
 */
export async function addJobs(db: Database, jobs: readonly SimpleJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    with added as (
      insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
      select (select id from graphile_worker._private_tasks where identifier = task), payload, attempts
      from unnest(
        ${jobs.map(({ task }) => task)}::text[],
        ${jobs.map(({ payload }) => JSON.stringify(payload))}::json[],
        ${jobs.map(({ attempts }) => attempts)}::smallint[]
      ) job (task, payload, attempts)
    )
    select pg_notify('jobs:insert', ${JSON.stringify({ count: jobs.length })})`.execute(db);
}

type SimpleJob = Pick<NewJob, 'task' | 'payload' | 'attempts'>;

/** Makes tasks known to the queue: two transactions that add the first job of one kind would wait for one another. */
export async function knowTasks(db: Database, tasks: string[]): Promise<void> {
  await sql`insert into graphile_worker._private_tasks (identifier)
    select unnest(${tasks}::text[]) except select identifier from graphile_worker._private_tasks
    on conflict do nothing`.execute(db);
}

/** A job that will not be tried again by itself. */
export interface FailedJob {
  id: string;
  /** As the area calls it. */
  name: string;
  attempts: number;
  error: string;
  createdAt: Date;
  failedAt: Date;
}

/** What was given up in this region, the latest first. */
export async function listFailedJobs(db: Database, region: string, limit = 100): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text, substr(task_identifier, ${region.length + 2}::int) as name, attempts, coalesce(last_error, ${LOST}) as error,
           created_at as "createdAt", updated_at as "failedAt"
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and starts_with(task_identifier, ${`${region}:`})
    order by updated_at desc, jobs.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Tries a job that was given up once more from the beginning; `false` when this region has no such job. */
export async function retryFailedJob(db: Database, region: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select jobs.id from graphile_worker.jobs, graphile_worker.reschedule_jobs(array[jobs.id], now(), attempts => 0, max_attempts => greatest(max_attempts, 12)::int)
    where jobs.id = ${id}::bigint and jobs.attempts >= jobs.max_attempts and starts_with(jobs.task_identifier, ${`${region}:`})`.execute(
    db,
  );
  return rows.length > 0;
}

/** Makes the running attempt of a job its last; only the queue's own table allows that while the job is locked. */
export async function stopTrying(db: Database, id: string): Promise<void> {
  await sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${id}::bigint`.execute(db);
}

/** Makes every waiting job of the region due that would be by `until`. */
export async function hurryJobs(db: Database, region: string, until: Date): Promise<void> {
  await sql`
    select from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where attempts < max_attempts and run_at between now() and ${until} and starts_with(task_identifier, ${`${region}:`})
    ), now())`.execute(db);
}

/** Notes that a runner is alive. */
export async function greet(db: Database, runner: string): Promise<void> {
  await sql`insert into job_runner (id, seen_at) values (${runner}, now())
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(db);
}

export async function leave(db: Database, runner: string): Promise<void> {
  await db.deleteFrom('job_runner').where('id', '=', runner).execute();
}

/** Makes what some runners hold free for others, which take it at once. */
export async function giveBack(db: Database, ...runners: string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${runners}::text[])`.execute(db);
}

/**
 * Gives back what a living runner holds without knowing it: the database broke after it had given the jobs and before it said so, or before their end was
 * written. The queue itself would wait for hours.
 * @param known its jobs, as far as it knows.
 * @returns how many there were that it has held for `seconds`.
 */
export async function releaseStranded(
  db: Database,
  runner: string,
  known: readonly string[],
  seconds: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = ${runner} and locked_at < now() - make_interval(secs => ${seconds})
      and job_queue_id is null and id <> all (${known}::bigint[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Gives back what runners hold that were not heard of for `seconds`, whatever region they served.
 * @returns how many runners were lost.
 */
export async function releaseLost(db: Database, seconds: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with alive as (select id from job_runner where seen_at > now() - make_interval(secs => ${seconds})),
    forgotten as (delete from job_runner where id not in (select id from alive))
    select distinct locked_by as id from graphile_worker.jobs
    where locked_by like 'pool-%' and locked_at < now() - make_interval(secs => ${seconds})
      and locked_by not in (select id from alive)`.execute(db);
  if (rows.length > 0) {
    await giveBack(db, ...rows.map(({ id }) => id));
  }
  return rows.length;
}
