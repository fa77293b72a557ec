import type { WorkerEvents } from 'graphile-worker';

/** Which jobs the runner of this process knows to be its own. */
export interface HeldJobs {
  /** Taken ahead, running, or over since this was asked last: their end may be on its way to the database. */
  ids(): string[];
}

export function heldJobs(events: WorkerEvents): HeldJobs {
  const held = new Set<string>();
  let over: string[] = [];
  const end = (id: string) => {
    if (held.delete(id)) over.push(id);
  };
  events.on('localQueue:getJobs:complete', ({ jobs }) => {
    for (const { id } of jobs) held.add(String(id));
  });
  events.on('localQueue:returnJobs', ({ jobs }) => {
    for (const { id } of jobs) end(String(id));
  });
  events.on('job:complete', ({ job }) => end(String(job.id)));
  return {
    ids() {
      const ids = [...held, ...over];
      over = [];
      return ids;
    },
  };
}
