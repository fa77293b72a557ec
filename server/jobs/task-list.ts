import type { TaskList } from 'graphile-worker';
import { type Static, Type } from 'typebox';
import { causedBy } from '#server/mail/causing-browser.ts';
import type { Area, Job, Letter, Platform } from '#server/platform.ts';
import { GiveUp } from './give-up.ts';
import { stopTrying } from './jobs.store.ts';
import { fits } from './payload.ts';
import { jobsOf, taskName } from './queue.ts';

const Stored = Type.Record(Type.String(), Type.Unknown());

/** The areas' jobs as the queue wants them: by the region's names, with what was stored checked again before it is believed. */
export function taskList(platform: Platform, areas: readonly Area[]): TaskList {
  const tasks: TaskList = {};
  for (const [name, job] of jobsOf(areas)) {
    tasks[taskName(platform.config.REGION, name)] = async (stored, { job: row }) => {
      // A number where the queue reads over the site's own connections, which read every bigint as one (connect.ts).
      const jobId = String(row.id);
      try {
        const last = row.attempts >= row.max_attempts;
        const { payload, browser } = payloadOf(job, stored);
        const attempt = { jobId, number: row.attempts, last };
        await causedBy(browser, () => job.run(payload, asJob(platform, jobId), attempt));
      } catch (error) {
        if (error instanceof GiveUp) {
          await stopTrying(platform.db, row.id);
          row.max_attempts = row.attempts;
        }
        throw error;
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

/** A letter that a job sends again when it is tried again is the same letter. */
function asJob(platform: Platform, jobId: string): Platform {
  const { mail } = platform;
  const named = (letter: Letter): Letter => ({ key: jobId, ...letter });
  return {
    ...platform,
    mail: { send: (letter) => mail.send(named(letter)), sendEach: (letters) => mail.sendEach(letters.map(named)) },
  };
}
