import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';

/** Error text of a failed job whose process died. */
const PROCESS_LOST = 'The process that ran it was lost.';

declare module '#server/database/tables.ts' {
  interface Tables {
    job_runner: { id: string; seen_at: Date };
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

export async function addJobs(
  db: Database,
  jobs: readonly Pick<NewJob, 'task' | 'payload' | 'attempts'>[],
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`select graphile_worker.add_job(job.task, payload => job.payload, max_attempts => job.attempts)
    from unnest(
      ${jobs.map(({ task }) => task)}::text[],
      ${jobs.map(({ payload }) => JSON.stringify(payload))}::json[],
      ${jobs.map(({ attempts }) => attempts)}::int[]
    ) as job (task, payload, attempts)`.execute(db);
}

interface GivenUpJob {
  task: string;
  payload: unknown;
  key: string;
  attempts: number;
  error: string;
}

/**
 * The queue does not change a running job, so this function stores a failed copy.
 * @param job must have a stable key, so that a job that gives up twice leaves one failed job.
 */
export async function addFailedJob(db: Database, { task, payload, key, attempts, error }: GivenUpJob): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql`
      select failed.id from graphile_worker.add_job(
        ${task}, payload => ${JSON.stringify(payload)}::json, max_attempts => ${attempts}::int, job_key => ${key}::text) as added,
        graphile_worker.permanently_fail_jobs(array[added.id], ${error}) as failed`.execute(trx);
    if (rows.length === 0) throw new Error('A job that gave up could not be kept among the failed ones.');
  });
}

export interface FailedJob {
  id: string;
  name: string;
  attempts: number;
  error: string;
  createdAt: Date;
  failedAt: Date;
}

export async function listFailedJobs(db: Database, region: string, limit = 100): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text, substr(task_identifier, ${region.length + 2}::int) as name, attempts, coalesce(last_error, ${PROCESS_LOST}) as error,
           created_at as "createdAt", updated_at as "failedAt"
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and starts_with(task_identifier, ${`${region}:`})
    order by updated_at desc, jobs.id desc limit ${limit}`.execute(db);
  return rows;
}

/** @returns `false` if the region has no such failed job. */
export async function retryFailedJob(db: Database, region: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select jobs.id from graphile_worker.jobs, graphile_worker.reschedule_jobs(array[jobs.id], now(), attempts => 0, max_attempts => greatest(max_attempts, 12)::int)
    where jobs.id = ${id}::bigint and jobs.attempts >= jobs.max_attempts and starts_with(jobs.task_identifier, ${`${region}:`})`.execute(
    db,
  );
  return rows.length > 0;
}

export async function makeJobsDue(db: Database, region: string, until: Date): Promise<void> {
  await sql`
    select from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where attempts < max_attempts and run_at between now() and ${until} and starts_with(task_identifier, ${`${region}:`})
    ), now())`.execute(db);
}

export async function recordHeartbeat(db: Database, runner: string): Promise<void> {
  await sql`insert into job_runner (id, seen_at) values (${runner}, now())
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(db);
}

export async function removeRunners(db: Database, runners: readonly string[]): Promise<void> {
  if (runners.length === 0) return;
  await unlockJobs(db, runners);
  await db.deleteFrom('job_runner').where('id', 'in', runners).execute();
}

async function unlockJobs(db: Database, runners: readonly string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${runners}::text[])`.execute(db);
}

/**
 * Counts jobs that the runner locked but never received, because the database failed before answering. The queue would
 * keep such jobs locked for four hours.
 * @param known ids of the jobs that the runner received.
 * @param seconds jobs locked for a shorter time are not counted.
 */
export async function countAbandonedJobs(
  db: Database,
  runner: string,
  known: readonly string[],
  seconds: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs
    where locked_by = ${runner} and locked_at < now() - make_interval(secs => ${seconds})
      and id <> all (${known}::bigint[])`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Unlocks the jobs of runners that sent no heartbeat for `seconds`.
 * @returns the number of these runners.
 */
export async function unlockLostRunners(db: Database, seconds: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with alive as (select id from job_runner where seen_at > now() - make_interval(secs => ${seconds})),
    forgotten as (delete from job_runner where id not in (select id from alive))
    select distinct locked_by as id from graphile_worker.jobs
    where locked_at < now() - make_interval(secs => ${seconds}) and locked_by not in (select id from alive)`.execute(
    db,
  );
  if (rows.length > 0) {
    await unlockJobs(
      db,
      rows.map(({ id }) => id),
    );
  }
  return rows.length;
}
