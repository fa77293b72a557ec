import type { TaskList } from 'graphile-worker';
import { type Static, Type } from 'typebox';
import { causedBy } from '#server/mail/causing-browser.ts';
import type { Area, Email, Job, Platform } from '#server/platform.ts';
import { GiveUp } from './give-up.ts';
import { addFailedJob } from './jobs.store.ts';
import { fits } from './payload.ts';
import { jobsOf, taskName } from './queue.ts';

const Stored = Type.Record(Type.String(), Type.Unknown());

/**
 * Returns the functions that run the jobs.
 * @param onGiveUp called for each job that threw `GiveUp`. The queue counts such a job as done.
 */
export function taskList(
  platform: Platform,
  areas: readonly Area[],
  onGiveUp?: (jobId: string, error: GiveUp) => void,
): TaskList {
  const tasks: TaskList = {};
  for (const [name, job] of jobsOf(areas)) {
    const task = taskName(platform.config.REGION, name);
    tasks[task] = async (stored, { job: row }) => {
      const jobId = String(row.id);
      const { attempts } = row;
      try {
        const { payload, browser } = payloadOf(job, stored);
        const attempt = { jobId, number: attempts, last: attempts >= row.max_attempts };
        await causedBy(browser, () => job.run(payload, asJob(platform, jobId), attempt));
      } catch (error) {
        if (!(error instanceof GiveUp)) throw error;
        const key = row.key ?? `${task}:gave-up:${jobId}`;
        await addFailedJob(platform.db, { task, payload: stored, key, attempts, error: error.message });
        platform.log.error({ job: task, id: jobId, err: error }, 'a job gave up');
        onGiveUp?.(jobId, error);
      }
    };
  }
  return tasks;
}

function payloadOf(job: Job, stored: unknown): { payload: Static<Job['payload']>; browser: unknown } {
  if (fits(Stored, stored)) {
    const { _cron, _browser: browser, ...payload } = stored;
    if (fits(job.payload, payload)) return { payload, browser };
  }
  throw new GiveUp('The payload is not what the job declares.');
}

/** Derives the Message-ID of emails from the job's id, so that a repeated attempt sends the same Message-ID. */
function asJob(platform: Platform, jobId: string): Platform {
  const { mail } = platform;
  const named = (email: Email): Email => ({ key: jobId, ...email });
  return {
    ...platform,
    mail: { send: (email) => mail.send(named(email)), sendEach: (emails) => mail.sendEach(emails.map(named)) },
  };
}
