import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** Worker threads for tasks that would delay requests. If the queue is full, further tasks are refused. */
export interface WorkerPool<Task, Result> {
  /**
   * A cancelled task that waits never starts. A cancelled task that runs finds 1 in its `cancel` flag.
   * @throws {PoolBusy} if the queue is full.
   */
  run(task: Task, cancelled?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

export class PoolBusy extends Error {
  readonly statusCode = 503;

  constructor() {
    super('every worker is busy and the queue is full');
    this.name = 'PoolBusy';
  }
}

export interface WorkerCall<Task> {
  task: Task;
  /** One cell. 1 means that the caller cancelled. */
  cancel: Int32Array;
}

export interface PoolSettings {
  worker: URL;
  threads?: number;
  lazy?: boolean;
  queue?: number;
  /** Milliseconds without work after which a lazy thread ends and gives its memory back. */
  idle?: number;
}

const MINUTES = 60_000;

export function openPool<Task, Result>({
  worker,
  threads = Math.min(4, availableParallelism()),
  queue = 8 * threads,
  lazy = false,
  idle = 5 * MINUTES,
}: PoolSettings): WorkerPool<Task, Result> {
  const pool = new Piscina<WorkerCall<Task>, Result>({
    filename: worker.href,
    minThreads: lazy ? 0 : threads,
    maxThreads: threads,
    maxQueue: queue,
    idleTimeout: idle,
    execArgv: [],
  });
  return {
    async run(task, cancelled) {
      if (pool.queueSize >= queue) throw new PoolBusy();
      const cancel = new Int32Array(new SharedArrayBuffer(4));
      const stop = () => Atomics.store(cancel, 0, 1);
      cancelled?.addEventListener('abort', stop, { once: true });
      try {
        return await pool.run({ task, cancel });
      } finally {
        cancelled?.removeEventListener('abort', stop);
      }
    },
    close: () => pool.destroy(),
  };
}
