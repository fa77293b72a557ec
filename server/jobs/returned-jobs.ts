import type { WorkerEvents } from 'graphile-worker';

/** What the queue keeps to itself (graphile-worker 0.17 and 0.18, `localQueue.js`): it does not end before this work has. */
interface LocalQueue {
  readonly mode: string;
  background(work: Promise<unknown>): void;
}

/**
 * Lets a queue that ends wait for giving back the jobs that it took ahead. By itself it refuses to wait for that when it is idle, and leaves the
 * promise to nobody: with the database away its rejection would end the whole process.
 */
export function waitForReturnedJobs(events: WorkerEvents): void {
  let queue: LocalQueue | undefined;
  events.on('localQueue:init', ({ localQueue }) => {
    queue = localQueue as unknown as LocalQueue;
  });
  const keepOpen = () => {
    if (queue && queue.mode !== 'RELEASED') queue.background(Promise.resolve());
  };
  events.on('pool:gracefulShutdown', keepOpen);
  events.on('pool:forcefulShutdown', keepOpen);
}
