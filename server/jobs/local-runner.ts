import { EventEmitter } from 'node:events';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Platform } from '#server/platform.ts';
import { queueLog } from './queue-log.ts';

export interface LocalRunner {
  id: string;
  locked: LockedJobs;
  /** `true` if the runner finishes its jobs and starts no others. */
  isEnding: boolean;
  end(): Promise<void>;
}

/** @param onEnding called once, after `end()`, or if the database refuses to store a result. */
export async function startRunner(
  log: Platform['log'],
  options: Pick<RunnerOptions, 'pgPool' | 'concurrency' | 'taskList' | 'parsedCronItems'>,
  onEnding: () => void,
): Promise<LocalRunner> {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  events.on('job:failed', ({ job }) => log.error({ job: job.task_identifier, id: job.id }, 'a job was given up'));
  const locked = lockedJobs(events);
  const runner = await run({
    ...options,
    events,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: queueLog(log),
  });
  const local: LocalRunner = { id, locked, isEnding: false, end: () => endOf(runner) };
  const ending = () => {
    if (local.isEnding) return;
    local.isEnding = true;
    onEnding();
  };
  events.on('pool:gracefulShutdown', ending);
  runner.promise.then(ending, (error: Error) => {
    log.error({ err: error }, 'the jobs broke off');
    ending();
  });
  return local;
}

async function endOf(runner: Runner): Promise<void> {
  await runner.stop().catch(() => undefined);
  await runner.promise.catch(() => undefined);
}

interface LockedJobs {
  ids(): string[];
}

function lockedJobs(events: WorkerEvents): LockedJobs {
  const running = new Set<string>();
  let ended: string[] = [];
  events.on('job:start', ({ job }) => running.add(String(job.id)));
  events.on('job:complete', ({ job }) => {
    running.delete(String(job.id));
    ended.push(String(job.id));
  });
  return {
    ids() {
      const ids = [...running, ...ended];
      ended = [];
      return ids;
    },
  };
}
