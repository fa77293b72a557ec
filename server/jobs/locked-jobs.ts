import type { WorkerEvents } from 'graphile-worker';

/** The jobs that a runner of this process has locked, as far as the process knows. */
export interface LockedJobs {
  /** Ids of the running jobs, and of those that ended since the last call, because their end may not be in the database yet. */
  ids(): string[];
}

export function lockedJobs(events: WorkerEvents): LockedJobs {
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
