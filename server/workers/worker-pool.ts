import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** Threads for work that would delay requests. Each runs one task at a time; a short queue waits, and further tasks are refused. */
export interface WorkerPool<Task, Result> {
  /**
   * Runs a task. When `cancelled` is aborted, a waiting task is never started and a running one sees its `cancel` flag (1) and may stop
   * early.
   * @throws {PoolBusy} when the queue is full.
   */
  run(task: Task, cancelled?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

export class PoolBusy extends Error {
  /** Answered as a temporary failure (server/http/answer-errors.ts). */
  readonly statusCode = 503;

  constructor() {
    super('every worker is busy and the queue is full');
    this.name = 'PoolBusy';
  }
}

/** The argument of a worker file's default export. */
export interface WorkerCall<Task> {
  task: Task;
  /** One cell, 1 once the caller no longer waits. */
  cancel: Int32Array;
}

export interface PoolSettings {
  /** URL of the file whose default export does the work. */
  worker: URL;
  threads?: number;
  /** Starts the threads with the first task instead of at once. */
  lazy?: boolean;
  queue?: number;
}

/** Opens a pool. Unless it is lazy, its threads start at once and stay warm. An idle pool does not keep the process alive. */
export function openPool<Task, Result>({
  worker,
  threads = Math.min(4, availableParallelism()),
  queue = 8 * threads,
  lazy = false,
}: PoolSettings): WorkerPool<Task, Result> {
  const pool = new Piscina<WorkerCall<Task>, Result>({
    filename: worker.href,
    minThreads: lazy ? 0 : threads,
    maxThreads: threads,
    maxQueue: queue,
    idleTimeout: Number.POSITIVE_INFINITY,
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
