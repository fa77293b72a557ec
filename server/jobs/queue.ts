import { Value } from 'typebox/value';
import { causingBrowser } from '#server/mail/causing-browser.ts';
import type { Area, Job, Jobs } from '#server/platform.ts';
import { addJob, addJobs } from './jobs.store.ts';
import { fits } from './payload.ts';

/**
 * @returns the jobs by name.
 * @throws if a name is invalid, or if a schedule names an unknown job.
 */
export function jobsOf(areas: readonly Area[]): Map<string, Job> {
  const jobs = new Map<string, Job>();
  for (const area of areas) {
    for (const [name, job] of Object.entries(area.jobs ?? {})) {
      const prefix = area.jobPrefix ?? area.name;
      if (!/^[a-z-]+\/[a-z0-9-]+$/.test(name) || !name.startsWith(`${prefix}/`))
        throw new Error(`Job ${name}: expected a name like ${prefix}/verb-noun.`);
      jobs.set(name, job);
    }
    for (const { job } of area.cron ?? [])
      if (!area.jobs?.[job]) throw new Error(`Cron of ${area.name}: there is no job ${job}.`);
  }
  return jobs;
}

/** Milliseconds. A job that is due after more than this time counts as a reminder. */
const AT_ONCE_MS = 3_600_000;

/**
 * In a public demo, each browser sees only the emails that it caused. The payload therefore contains the browser's id.
 */
function withCause(payload: object, runAt?: Date): object {
  const browser = causingBrowser();
  const isReminder = runAt !== undefined && runAt.getTime() > Date.now() + AT_ONCE_MS;
  return browser === undefined || isReminder ? payload : { ...payload, _browser: browser };
}

/** Regions may share a database, and each region runs only its own jobs. */
export const taskName = (region: string, name: string): string => `${region}:${name}`;

export function openQueue(region: string, areas: readonly Area[]): Jobs {
  const jobs = jobsOf(areas);
  function checked(name: string, payload: object): Job {
    const job = jobs.get(name);
    if (!job) throw new Error(`There is no job ${name}.`);
    if (!fits(job.payload, payload)) {
      const [fault] = Value.Errors(job.payload, payload);
      throw new Error(`Job ${name}: payload${fault?.instancePath} ${fault?.message}.`);
    }
    return job;
  }
  return {
    async add(db, name, payload, { runAt, key, attempts } = {}) {
      const job = checked(name, payload);
      await addJob(db, {
        task: taskName(region, name),
        payload: withCause(payload, runAt),
        runAt: runAt ?? null,
        key: key === undefined ? null : `${region}:${key}`,
        attempts: attempts ?? job.attempts,
      });
    },
    async addAll(db, several) {
      const jobs = several.map(([name, payload]) => {
        const { attempts } = checked(name, payload);
        return { task: taskName(region, name), payload: withCause(payload), attempts };
      });
      await addJobs(db, jobs);
    },
  };
}
